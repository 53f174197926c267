import type { ReactNode } from "react";
import classes from "./facts.module.css";

/** Terms and their values, a line each. On a phone the term stands above its value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
