import { Skeleton } from "@mantine/core";
import { business } from "@petcare/business";
import { me } from "@petcare/contract";
import { type LocalDate, type ServiceType, serviceLabels, serviceTypes } from "@petcare/domain";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { count } from "../../../lib/format/words.ts";
import { type Column, DataTable } from "../../../ui/data/data-table.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import type { Days, RequestedRange } from "./earnings-range.ts";
import classes from "./earnings-view.module.css";
import { amountText, rateText, totalText } from "./earnings-words.ts";
import { RangePicker } from "./range-picker.tsx";
import { Receipt } from "./receipt.tsx";
import { type Earnings, useEarnings } from "./use-earnings.ts";

/** Shows what the walker earned in the range that the address asks for: in all, by service and by visit. */
export function EarningsView({ requested, today }: { requested: RequestedRange; today: LocalDate }) {
  return (
    <>
      <RangePicker requested={requested} />
      {requested.days ? <Results days={requested.days} today={today} /> : <DatesWanted requested={requested} />}
    </>
  );
}

/** Nothing is wrong before a date is chosen. A problem with a date stands at its field instead. */
function DatesWanted({ requested: { from, to, problem } }: { requested: RequestedRange }) {
  if (problem) return null;
  if (from || to) return <Notice tone="info">Please select both start and end dates for custom range</Notice>;
  return <p className={classes.hint}>Choose the first and the last day, and your earnings follow.</p>;
}

function Results({ days, today }: { days: Days; today: LocalDate }) {
  const query = useEarnings(days);
  return (
    <>
      <p className="visually-hidden" role="status">
        {query.data && totalText(query.data)}
      </p>
      <Loaded query={query} failed="Failed to load earnings data" loading={<Outline />}>
        {(earnings) => <Statement earnings={earnings} today={today} />}
      </Loaded>
    </>
  );
}

function Statement({ earnings, today }: { earnings: Earnings; today: LocalDate }) {
  const name = useRead(me).data?.name;
  return (
    <div className={classes.statement}>
      <p className={classes.whose}>{[name, business.legalName].filter(Boolean).join(" · ")}</p>
      <div className={classes.sums}>
        {!earnings.has_pay_rates && (
          <Notice tone="info">
            Your pay rates are not set yet. Your walks are counted all the same; the amounts follow once they are.
          </Notice>
        )}
        <Total earnings={earnings} />
        <Services earnings={earnings} />
      </div>
      <Receipt earnings={earnings} today={today} />
    </div>
  );
}

function Outline() {
  return (
    <div className={classes.statement} role="status" aria-label="Loading">
      <div className={classes.sums}>
        <Skeleton height={128} radius="lg" />
        <Skeleton height={290} radius="lg" />
      </div>
      <Skeleton height={230} radius="lg" />
    </div>
  );
}

/** The sum in large, or without any rate how many walks there are. */
function Total({ earnings }: { earnings: Earnings }) {
  const { has_pay_rates, total_earnings, total_walks, tips } = earnings;
  const isKnown = has_pay_rates || total_earnings > 0;
  return (
    <section className={classes.total} aria-label="Total">
      <h2>{isKnown ? "Estimated earnings" : "Completed walks"}</h2>
      <p className={classes.amount}>{isKnown ? formatDollars(total_earnings) : total_walks}</p>
      {isKnown && <p>{count(total_walks, "completed walk")}</p>}
      {tips !== 0 && <p>{`Tips: ${formatDollars(tips)}`}</p>}
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

/** Shows what each service earned: how many walks, at which rate, in all. */
function Services({ earnings }: { earnings: Earnings }) {
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
