import { business } from "@petcare/business";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { HeroScene } from "./art/hero-scene.tsx";
import { Brand } from "./brand.tsx";
import classes from "./entry.module.css";

interface EntryProps {
  title: string;
  /** Shown above the title, such as the step. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The page around signing in and signing up: a card and a picture. */
export function Entry({ title, lead, children }: EntryProps) {
  const heading = useFocusOnArrival(title);
  return (
    <div className={classes.page}>
      <aside className={classes.hero}>
        <p className={classes.tagline}>{business.tagline}</p>
        <HeroScene className={classes.scene} />
      </aside>
      <div className={classes.side}>
        <header>
          <Brand to="/" />
        </header>
        <main className={`stack gap-20 ${classes.card}`}>
          <div className="stack gap-10">
            {lead}
            <h1 ref={heading} tabIndex={-1}>
              {title}
            </h1>
          </div>
          {children}
        </main>
      </div>
    </div>
  );
}

/**
 * Moves the focus to the field with `data-autofocus`, or else to the heading, when a screen or step replaces another. On
 * the first page the browser decides.
 */
function useFocusOnArrival(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPage = useLocation().key === "default";
  const shown = useRef(isFirstPage ? title : undefined);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    window.scrollTo(0, 0);
    const field = heading.current?.closest("main")?.querySelector<HTMLElement>("[data-autofocus]");
    (field ?? heading.current)?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}
