import { business } from "@petcare/business";
import type { ReactNode } from "react";
import { Brand } from "./brand-mark.tsx";
import classes from "./entry.module.css";
import { Neighborhood } from "./neighborhood.tsx";

/** The page around signing in and its relatives: a card, beside the picture where there is room. */
export function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <aside className={classes.hero}>
        <p className={classes.tagline}>{business.tagline}</p>
        <Neighborhood className={classes.scene} />
      </aside>
      <div className={classes.side}>
        <header>
          <Brand to="/" />
        </header>
        <main className={classes.card}>
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </div>
  );
}
