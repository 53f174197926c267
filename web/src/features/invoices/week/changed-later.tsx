import { addDays } from "@petcare/domain";
import { Link } from "react-router-dom";
import { useClients } from "../../../lib/api/people.ts";
import { calendarOn } from "../../../lib/format/calendar-link.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { clientNameIn } from "../invoice.ts";
import classes from "./closed-week.module.css";
import { billingWords } from "./kept-words.ts";
import type { ClosedWeek } from "./week.ts";

type Change = ClosedWeek["later"]["visits"][number];

const names = {
  completed: "completed work",
  on_invoices: "on invoices",
  to_bill: "not yet invoiced",
  written_off: "written off",
  pay: "pay",
  tips: "tips",
} as const;

/** Shows what differs from what was kept, by figure and by visit. What was kept stays. */
export function ChangedLater({ week: { monday, later } }: { week: ClosedWeek }) {
  const clients = new Map(useClients().map((client) => [client.id, client]));
  const figures = (Object.keys(names) as (keyof typeof names)[])
    .filter((name) => later.by[name] !== 0)
    .map((name) => `${names[name]} ${later.by[name] > 0 ? "+" : ""}${formatDollars(later.by[name])}`);
  const isSame = later.visits.length === 0 && figures.length === 0;
  return (
    <Card title="Changed later" aside={isSame ? "Nothing" : count(later.visits.length, "visit")}>
      {figures.length > 0 && <p className={classes.by}>{figures.join(", ")}</p>}
      {later.visits.length > 0 && (
        <ul className={classes.changes}>
          {later.visits.map((change) => {
            const shown = change.is ?? change.was;
            const date = shown?.date ?? addDays(monday, 0);
            return (
              <li key={change.visit_id}>
                <Link to={calendarOn(date, { visit: change.visit_id })}>
                  {shortDay(date)}, {clientNameIn(clients, shown?.client_id ?? "")}
                </Link>{" "}
                {sideWords(change.was)} → {sideWords(change.is)}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

const none = new Map<string, { number: string }>();

/** 'completed, on an invoice, $25.00'; of a visit that was, or is, on no day of the week: so. */
function sideWords(side: Change["was"]): string {
  if (!side) return "not in this week";
  const { status, billing, charge } = side;
  return [status, ...(billing === null ? [] : [billingWords(side, none)]), formatDollars(charge)].join(", ");
}
