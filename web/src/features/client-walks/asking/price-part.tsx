import { isCancelling } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import classes from "./asking.module.css";
import type { Asking } from "./use-asking.ts";

/** The price of a request with its parts. It keeps its place while the price is read. */
export function PricePart({ asking: { form, quote } }: { asking: Asking }) {
  const { kind, weekly, following } = form.values;
  if (isCancelling(kind)) {
    return (
      <section className={classes.price} aria-label="What it costs" aria-busy={!quote}>
        <dl>
          <div>
            <dt>Cancelling now</dt>
            <dd>{quote ? (quote.total > 0 ? formatDollars(quote.total) : "free") : "…"}</dd>
          </div>
        </dl>
        {following && <p>The rest of the plan ends, and nothing is charged.</p>}
      </section>
    );
  }
  const { total, parts = [] } = quote ?? { total: 0 };
  const base = sumDollars([total, ...parts.map(({ amount }) => -amount)]);
  return (
    <section className={classes.price} aria-label="What it costs" aria-busy={!quote}>
      <dl>
        {parts.length > 0 && (
          <div>
            <dt>The walk</dt>
            <dd>{formatDollars(base)}</dd>
          </div>
        )}
        {parts.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>+ {formatDollars(amount)}</dd>
          </div>
        ))}
        <div>
          <dt>{weekly ? "Price of the first walk" : "Price"}</dt>
          <dd>{quote ? formatDollars(total) : "…"}</dd>
        </div>
      </dl>
      <p>Plus sales tax where it applies. You can take it back until we answer.</p>
    </section>
  );
}
