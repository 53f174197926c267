import { addDays, type LocalDate } from "@petcare/domain";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import type { Sums } from "../../../parts/invoices/sums.tsx";
import { type Bill, billsSums, clientsOf, type Preview } from "../bills/data.ts";
import { type Clients, clientNameIn } from "../data.ts";

interface LaterWorkProps extends Pick<Preview, "later"> {
  /** The last day of the empty period. */
  to: LocalDate;
  running: { unit: "week" | "month"; from: LocalDate; address: string };
}

/** '1 completed visit this week, $22.00 · Show this week' */
export const LaterWork = ({ later: { visits, amount }, to, running: { unit, from, address } }: LaterWorkProps) =>
  visits > 0 && (
    <p>
      {count(visits, "completed visit")} {addDays(to, 1) === from ? `this ${unit}` : "since then"},{" "}
      {formatDollars(amount)} · <Link to={address}>Show this {unit}</Link>
    </p>
  );

/** The sums of bills, term by term. */
export function sumsOf(bills: readonly Bill[], clients: Clients): ComponentProps<typeof Sums>["sums"] {
  const { completed, cancelled, adjusted, tax, total, creditUsed } = billsSums(bills);
  const [first, ...others] = clientsOf(bills.filter((bill) => bill.creditUsed > 0));
  return [
    { term: count(completed.count, "completed visit"), dollars: completed.dollars },
    cancelled.count > 0 && { term: count(cancelled.count, "charged cancellation"), dollars: cancelled.dollars },
    { term: "Adjustments", dollars: adjusted === 0 ? "–" : adjusted },
    tax !== 0 && { term: "Sales tax", dollars: tax },
    { term: "Total", dollars: total, mark: "total" },
    first !== undefined && {
      term: (
        <>
          Credit used{" "}
          <small>{others.length > 0 ? count(others.length + 1, "client") : clientNameIn(clients, first)}</small>
        </>
      ),
      dollars: -creditUsed,
    },
    first !== undefined && { term: "Left to be paid", dollars: sumDollars([total, -creditUsed]) },
  ];
}
