import type { ReactNode } from "react";
import classes from "./amount-line.module.css";

interface AmountLineProps {
  title: string;
  note: ReactNode;
  amount: string;
  /** Nothing is added by it: it is there to be complete. */
  none?: boolean;
}

/** A line of a list that is added up: what, a word on it below, and at the end the amount. */
export function AmountLine({ title, note, amount, none = false }: AmountLineProps) {
  return (
    <li className={classes.line} data-none={none || undefined}>
      <b>{title}</b>
      <span className={classes.note}>{note}</span>
      <span className={classes.amount}>{amount}</span>
    </li>
  );
}
