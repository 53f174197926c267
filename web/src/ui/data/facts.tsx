import type { ReactNode } from "react";
import classes from "./facts.module.css";

/** Terms and their values, a line each. On a phone the term stands above its value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

/** One term with its value; nothing where there is no value. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
