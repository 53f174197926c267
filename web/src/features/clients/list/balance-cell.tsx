import type { LocalDate } from "@petcare/domain";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { daysOverdue } from "../../../lib/format/invoice-words.ts";
import { monthDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import type { Balance } from "../balances.ts";
import classes from "./client-table.module.css";

/** What a client owes and since when, or has left over; null where that is nothing, or is not known yet. */
export function balanceCell(balance: Balance | undefined, today: LocalDate) {
  if (!balance || (balance.owed === 0 && balance.credit === 0)) return null;
  const { owed, credit, due } = balance;
  return (
    <>
      <b>{formatDollars(owed > 0 ? owed : -credit)}</b>
      {due && <DueLine due={due} today={today} />}
      {credit > 0 && <small>{owed > 0 ? `${formatDollars(credit)} credit` : "credit"}</small>}
    </>
  );
}

function DueLine({ due, today }: { due: LocalDate; today: LocalDate }) {
  const days = daysOverdue({ due }, today);
  if (days > 0) return <small className={classes.overdue}>{count(days, "day")} overdue</small>;
  return <small>due {monthDay(due)}</small>;
}
