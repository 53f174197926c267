import { type ReactNode, useId } from "react";
import classes from "./section.module.css";

interface SectionProps {
  title: string;
  /** What it is for, below the title. */
  about: ReactNode;
  tone?: "danger";
  children: ReactNode;
}

/** A card: what it is about, and what can be done. These stand side by side where there is room. */
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
