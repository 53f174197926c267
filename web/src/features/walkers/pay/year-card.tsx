import type { LocalDate } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { Card } from "../../../ui/layout/card.tsx";
import classes from "../pay-tab.module.css";
import pay from "./pay.module.css";
import type { Due } from "./pay-types.ts";

/** Shows what a walker was paid on days of this year, and what is due beside it. */
export function YearCard({ due, today }: { due: Due; today: LocalDate }) {
  const { paid_this_year: paid, sums } = due;
  return (
    <Card title={`${today.slice(0, 4)} so far`}>
      <p className={pay.line}>
        <span>{`Paid, ${count(paid.times, "time")}`}</span>
        <b>{formatDollars(paid.total)}</b>
      </p>
      <p className={pay.line}>
        <span>Still due</span>
        <b>{formatDollars(sums.total)}</b>
      </p>
      <p className={classes.total}>
        <span>Together</span>
        <b>{formatDollars(sumDollars([paid.total, sums.total]))}</b>
      </p>
    </Card>
  );
}
