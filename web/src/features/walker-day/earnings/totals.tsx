import { type ServiceType, serviceLabels, serviceTypes } from "@petcare/domain";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { count } from "../../../lib/format/words.ts";
import { type Column, DataTable } from "../../../ui/data/data-table.tsx";
import { amountText, rateText } from "./earnings-words.ts";
import classes from "./totals.module.css";
import type { Earnings } from "./use-earnings.ts";

/** The sum in large, or without any rate how many walks there are. */
export function Total({ earnings }: { earnings: Earnings }) {
  const { has_pay_rates, total_earnings, total_walks, tips } = earnings;
  const isKnown = has_pay_rates || total_earnings > 0;
  return (
    <section className={classes.total} aria-label="Total">
      <h2>{isKnown ? "Estimated earnings" : "Completed walks"}</h2>
      <p className={classes.amount}>{isKnown ? dollarsText(total_earnings) : total_walks}</p>
      {isKnown && <p>{count(total_walks, "completed walk")}</p>}
      {tips !== 0 && <p>{`Tips: ${dollarsText(tips)}`}</p>}
    </section>
  );
}

type Line = Earnings["earnings_by_service"][ServiceType] & { service: ServiceType };

const columns: readonly Column<Line>[] = [
  { head: "Service", cell: ({ service }) => serviceLabels[service] },
  { head: "Walks", cell: rateText },
  {
    head: "Amount",
    align: "end",
    cell: ({ total, count: walks, rate }) => <b>{amountText(total, walks > 0 && rate !== null)}</b>,
  },
];

/** What each service earned: how many walks, at which rate, in all. */
export function Services({ earnings }: { earnings: Earnings }) {
  return (
    <section className={classes.services} aria-label="By service">
      <h2>By service</h2>
      <DataTable
        caption="Earnings by service"
        columns={columns}
        rows={serviceTypes.map((service) => ({ service, ...earnings.earnings_by_service[service] }))}
        keyOf={({ service }) => service}
        isQuiet={({ count: walks }) => walks === 0}
      />
    </section>
  );
}
