import type { ReactNode } from "react";
import classes from "./facts.module.css";

/** Terms and values, a line each. On a phone the term is above its value. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

/** A term with its value. Nothing without a value. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  ) : null;
