import { serviceLabels, serviceTypes } from "@petcare/domain";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { count } from "../../../lib/format/words.ts";
import { AmountLine } from "./amount-line.tsx";
import { amountText, rateText } from "./earnings-words.ts";
import classes from "./totals.module.css";
import type { Earnings } from "./use-earnings.ts";

/** The sum in large; without a rate for anything how many walks there are. */
export function Total({ earnings }: { earnings: Earnings }) {
  const { has_pay_rates, total_earnings, total_walks } = earnings;
  const isKnown = has_pay_rates || total_earnings > 0;
  return (
    <section className={classes.total} aria-label="Total">
      <h2>{isKnown ? "Estimated earnings" : "Completed walks"}</h2>
      <p className={classes.amount}>{isKnown ? dollarsText(total_earnings) : total_walks}</p>
      {isKnown && <p>{count(total_walks, "completed walk")}</p>}
    </section>
  );
}

/** What each service brought in: how many, at which rate, in all. */
export function Services({ earnings }: { earnings: Earnings }) {
  return (
    <section className={classes.services} aria-label="By service">
      <h2>By service</h2>
      <ul>
        {serviceTypes.map((service) => {
          const line = earnings.earnings_by_service[service];
          return (
            <AmountLine
              key={service}
              title={serviceLabels[service]}
              note={rateText(line)}
              amount={amountText(line.total, line.count > 0 && line.rate !== null)}
              none={line.count === 0}
            />
          );
        })}
      </ul>
    </section>
  );
}
