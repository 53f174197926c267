import { type ReactNode, useId } from "react";
import classes from "./section.module.css";

interface SectionProps {
  title: string;
  /** What it is for, below the title. */
  about: ReactNode;
  tone?: "danger";
  children: ReactNode;
}

/** A card: what it is about, and beside it, or below on a phone, what can be done. */
export function Section({ title, about, tone, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={classes.section} aria-labelledby={heading} data-tone={tone}>
      <div className={classes.about}>
        <h2 id={heading}>{title}</h2>
        <p>{about}</p>
      </div>
      <div className={classes.content}>{children}</div>
    </section>
  );
}
