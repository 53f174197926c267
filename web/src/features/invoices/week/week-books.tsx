import { Link } from "react-router-dom";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { CheckIcon } from "../../../ui/theme/icons.tsx";
import { Differences } from "../books/differences.tsx";
import type { OpenWeek } from "./week.ts";
import classes from "./week-books.module.css";

/** Where the week's work is billed, each figure with its visits behind it, and what will be kept of it. */
export function WeekBooks({ week: { monday, sunday, figures, differences } }: { week: OpenWeek }) {
  const walks = (bill?: string) =>
    `/admin/completed-walks?${new URLSearchParams({ from: monday, to: sunday, ...(bill && { bill }) })}`;
  const parts = [
    { sign: "", name: "Completed work", dollars: figures.completed, to: walks() },
    { sign: "=", name: "On invoices", dollars: figures.on_invoices, to: walks("invoiced") },
    { sign: "+", name: "Not yet invoiced", dollars: figures.to_bill, to: walks("to-bill") },
    { sign: "+", name: "Written off", dollars: figures.written_off, to: walks("written-off") },
  ];
  return (
    <>
      <Card title="The week’s books">
        <dl className={classes.sums}>
          {parts.map(({ sign, name, dollars, to }) => (
            <div key={name}>
              <dt>
                <span aria-hidden="true">{sign}</span> <Link to={to}>{name}</Link>
              </dt>
              <dd>{formatDollars(dollars)}</dd>
            </div>
          ))}
        </dl>
        {differences.length > 0 ? (
          <Differences differences={differences} />
        ) : (
          <p className={classes.good}>
            <CheckIcon size={16} /> Adds up to the cent
          </p>
        )}
      </Card>
      <section className={classes.kept} aria-labelledby="what-is-kept">
        <h3 id="what-is-kept">What is kept</h3>
        <p>
          Every figure and every row, as they are at that moment. What changes later shows beside it as a difference;
          the snapshot itself never changes.
        </p>
      </section>
    </>
  );
}
