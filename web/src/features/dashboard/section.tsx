import type { ReactNode } from "react";
import classes from "./section.module.css";

/** One panel of the dashboard. */
export function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
