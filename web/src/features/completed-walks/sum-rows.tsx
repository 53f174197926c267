import type { AnswerOf, completedWalksTotals } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { dollarsText } from "../../lib/format/dollars-text.ts";
import { fullDay, longDay, today } from "../../lib/format/time.ts";
import { count } from "../../lib/format/words.ts";
import { roles } from "../../ui/data/table-roles.ts";
import classes from "./walks-table.module.css";

export type Totals = AnswerOf<typeof completedWalksTotals>;

/** A day over its walks, with its sums once they are known. */
export function DayRow({ date, sums }: { date: LocalDate; sums: Totals["days"][number] | undefined }) {
  const day = date.slice(0, 4) === today().slice(0, 4) ? longDay(date) : fullDay(date);
  return (
    <tr {...roles.row} className={classes.day}>
      <th scope="rowgroup" colSpan={3} {...roles.rowHeader}>
        {day} {sums && <small>{count(sums.count, "visit")}</small>}
      </th>
      <td {...roles.cell} className={classes.price}>
        {sums && dollarsText(sums.charge)}
      </td>
      <td {...roles.cell} className={classes.pay}>
        {sums && dollarsText(sums.pay)}
      </td>
      <td {...roles.cell} colSpan={2} />
    </tr>
  );
}

/** The sums of all walks of the filter, whichever of them are on the screen. */
export function SumsRow({ totals }: { totals: Totals }) {
  const { completed, cancelled, to_bill, invoiced, written_off, charge, pay } = totals;
  const places = [
    invoiced.count > 0 && `on invoices ${dollarsText(invoiced.charge)}`,
    to_bill.count > 0 && `not yet ${dollarsText(to_bill.charge)}`,
    written_off.count > 0 && `written off ${dollarsText(written_off.charge)}`,
  ].filter(Boolean);
  return (
    <tfoot {...roles.group}>
      <tr {...roles.row}>
        <th scope="row" colSpan={2} {...roles.rowHeader}>
          {count(totals.count, "visit")}
          <small>
            {completed} completed{cancelled > 0 && `, ${cancelled} cancelled and charged`}
          </small>
        </th>
        <td {...roles.cell} className={classes.places}>
          {places.join(", ")}
        </td>
        <td {...roles.cell} className={classes.price}>
          <b>{dollarsText(charge)}</b>
        </td>
        <td {...roles.cell} className={classes.pay}>
          <b>{dollarsText(pay)}</b>
        </td>
        <td {...roles.cell} colSpan={2} className={classes.invoice}>
          {invoiced.count} of {totals.count} invoiced
        </td>
      </tr>
    </tfoot>
  );
}
