import { Button, Group } from "@mantine/core";
import { business } from "@petcare/business";
import { me } from "@petcare/contract";
import { type LocalDate, type ServiceType, serviceLabels, serviceTypes } from "@petcare/domain";
import { type ReactNode, Suspense, useId } from "react";
import { useSearchParams } from "react-router-dom";
import { useRead } from "../../../lib/api/use-read.ts";
import { byDay, dayWord } from "../../../lib/format/day-words.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { duration, shortDay } from "../../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../../lib/format/words.ts";
import { late } from "../../../lib/hooks/late.tsx";
import { type Column, DataTable } from "../../../ui/data/data-table.tsx";
import { Notice } from "../../../ui/feedback/notice.tsx";
import { Outline } from "../../../ui/feedback/outline.tsx";
import { PageLoading } from "../../../ui/feedback/page-loading.tsx";
import { EmptyState, Loaded } from "../../../ui/feedback/states.tsx";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { PrintIcon } from "../../../ui/theme/icons.tsx";
import { type Days, type Earnings, type RequestedRange, ranges, useEarnings } from "./data.ts";
import classes from "./screen.module.css";
import { amountOf, amountText, extraWords, paidText, rateText, totalText } from "./words.ts";

/** The walker's earnings in the range of the address: the total, by service and by visit. */
export function EarningsView({ requested, today }: { requested: RequestedRange; today: LocalDate }) {
  const { days, from, to, problem } = requested;
  return (
    <>
      <RangePicker requested={requested} />
      {days && <Results days={days} today={today} />}
      {!days && !problem && !from && !to && (
        <p className="muted">Choose the first and the last day, and your earnings follow.</p>
      )}
      {!days && !problem && (from || to) && (
        <Notice tone="info">Please select both start and end dates for custom range</Notice>
      )}
    </>
  );
}

function Results({ days, today }: { days: Days; today: LocalDate }) {
  const query = useEarnings(days);
  const name = useRead(me).data?.name;
  return (
    <>
      <p className="visually-hidden" role="status">
        {query.data && totalText(query.data)}
      </p>
      <Loaded
        query={query}
        failed="Failed to load earnings data"
        loading={<Outline heights={[430, 230]} className={classes.statement} />}
      >
        {(earnings) => (
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
        )}
      </Loaded>
    </>
  );
}

/** The sum, or the number of walks without any rate. */
function Total({ earnings: { has_pay_rates, total_earnings, total_walks, tips } }: { earnings: Earnings }) {
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

const Services = ({ earnings }: { earnings: Earnings }) => (
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

// The date picker is large, and few people choose their own dates.
const CustomDates = late(async () => (await import("./custom-dates.tsx")).CustomDates);

/** Chooses the range. Back undoes a choice of range, but not a date of a custom one. */
function RangePicker({ requested }: { requested: RequestedRange }) {
  const [, setParams] = useSearchParams();
  const show = (params: Record<string, string>, replace = false) =>
    setParams({ view: "earnings", ...params }, { replace, preventScrollReset: true });
  return (
    <section className={classes.panel} aria-label="Range">
      <Group justify="space-between">
        <ChoiceButtons
          legend="Range"
          hideLegend
          options={ranges}
          value={requested.range}
          onChange={(range) => show({ range })}
        />
        <Button
          variant="default"
          leftSection={<PrintIcon size={18} />}
          disabled={!requested.days}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </Group>
      {requested.range === "custom" && (
        <Suspense fallback={<PageLoading />}>
          <CustomDates
            requested={requested}
            onChange={({ from, to }) => show({ range: "custom", ...(from && { from }), ...(to && { to }) }, true)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The paid visits, the latest day first, then tips and corrections. */
function Receipt({ earnings, today }: { earnings: Earnings; today: LocalDate }) {
  const { receipt_items, extras, has_pay_rates: hasRates } = earnings;
  if (earnings.total_walks === 0 && extras.length === 0) {
    return (
      <div className="lifted">
        <EmptyState title="No completed walks in these days">Each walk that you complete is added up here.</EmptyState>
      </div>
    );
  }
  return (
    <section className="stack gap-24" aria-label="Receipt">
      <h2 className="visually-hidden">Receipt</h2>
      {byDay(receipt_items)
        .reverse()
        .map(({ date, items }) => (
          <ReceiptPart
            key={date}
            title={<Day date={date} today={today} />}
            amount={amountText(amountOf(items), hasRates)}
            lines={items.map((item) => ({
              name: petsText(item.pets),
              notes: [serviceName({ service_type: item.service }), duration(item.minutes), paidText(item.paid_on)],
              amount: amountText(item.amount, hasRates),
            }))}
          />
        ))}
      {extras.length > 0 && (
        <ReceiptPart
          title="Beside the walks"
          amount={formatDollars(amountOf(extras))}
          lines={extras.map(({ kind, date, pets, amount, paid_on }) => ({
            name: extraWords[kind],
            notes: [pets.length > 0 ? petsText(pets) : "", shortDay(date), paidText(paid_on)],
            amount: formatDollars(amount),
          }))}
        />
      )}
    </section>
  );
}

function Day({ date, today }: { date: LocalDate; today: LocalDate }) {
  const word = dayWord(date, today);
  if (word.includes(",")) return word;
  return (
    <>
      <span className={classes.word}>{word}</span> <small>{shortDay(date)}</small>
    </>
  );
}

interface ReceiptPartProps {
  title: ReactNode;
  amount: string;
  /** Empty notes are left out. */
  lines: { name: string; notes: string[]; amount: string }[];
}

function ReceiptPart({ title, amount, lines }: ReceiptPartProps) {
  const heading = useId();
  return (
    <section className={classes.day} aria-labelledby={heading}>
      <div className={classes.head}>
        <h3 id={heading}>{title}</h3>
        <span className={classes.figure}>{amount}</span>
      </div>
      <ul className={classes.items}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a receipt has no id.
          <li key={index}>
            <b>{line.name}</b>
            <span className="quiet">{line.notes.filter(Boolean).join(" · ")}</span>
            <span className={classes.figure}>{line.amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
