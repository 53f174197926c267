import type { LocalDate } from "@petcare/domain";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { daysOverdue } from "../../../lib/format/invoice-words.ts";
import { monthDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import type { Balance } from "../balances.ts";
import classes from "./client-table.module.css";

interface BalanceCellProps {
  /** Undefined until they are known. */
  balances: ReadonlyMap<string, Balance> | undefined;
  clientId: string;
  today: LocalDate;
}

/** What a client owes and since when, or has left over. Nothing until it is known. */
export function BalanceCell({ balances, clientId, today }: BalanceCellProps) {
  if (!balances) return null;
  const { owed, credit, due } = balances.get(clientId) ?? { owed: 0, credit: 0, due: null };
  if (owed === 0 && credit === 0) return <span className={classes.quiet}>$0.00</span>;
  return (
    <>
      <b className={classes.line}>{dollarsText(owed > 0 ? owed : -credit)}</b>
      {due && <DueLine due={due} today={today} />}
      {credit > 0 && <small className={classes.quiet}>{owed > 0 ? `${dollarsText(credit)} credit` : "credit"}</small>}
    </>
  );
}

function DueLine({ due, today }: { due: LocalDate; today: LocalDate }) {
  const days = daysOverdue({ due }, today);
  if (days > 0) return <small className={classes.overdue}>{count(days, "day")} overdue</small>;
  return <small className={classes.quiet}>due {monthDay(due)}</small>;
}
