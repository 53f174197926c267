import { business } from "@petcare/business";
import { rateInWords, roundingOf, type Sale, serviceLabels, soldAs, taxReturn, toDollars } from "@petcare/domain";
import { Link } from "react-router-dom";
import { formatDollars } from "../../lib/format/dollars.ts";
import { fullDay, monthName } from "../../lib/format/time.ts";
import { entryWords } from "../../parts/money/entry-words.ts";
import { type Column, DataTable } from "../../ui/data/data-table.tsx";
import {
  type DrivenDay,
  drivenIn,
  type Entry,
  type incomeOf,
  type Line,
  lacksW9,
  type monthsOf,
  type PaidWalker,
  paidIn,
  type SalesRow,
  salesByClient,
} from "./data.ts";

/** '$28.00' of cents. */
export const dollars = (cents: number) => formatDollars(toDollars(cents));

/** '28.00' of cents, for files. */
const fixed = (cents: number): string => toDollars(cents).toFixed(2);

export const accountNames: Record<Line["account"], string> = {
  receivables: "Receivables",
  cash: "Cash",
  credit_held: "Credit held",
  sales_tax: "Sales tax payable",
  sales: "Sales",
  adjustments: "Adjustments",
  forgiven: "Forgiven",
  credit_given: "Credit given",
  walker_pay: "Walker pay",
  tips_held: "Tips held",
};

/** 'Cash: Zelle', 'Sales: Overnight stay' */
function accountName({ account, of }: Line): string {
  if (of === "") return accountNames[account];
  return `${accountNames[account]}: ${account === "sales" ? serviceLabels[soldAs(of)] : of}`;
}

function textOf(entry: Entry): string {
  const { type, note } = entry;
  const words = type === "pay_run" ? `Paid by ${entry.method ?? ""}` : entryWords({ ...entry, type });
  return note ? `${words}. ${note}` : words;
}

const nameOf = (person: { name: string | null } | null): string => person?.name ?? "";

// The tables of the CSV files, heads first. Amounts are dollars with two decimals.

/** The journal, each amount on one of two sides. */
export const journalTable = (entries: readonly Entry[]): string[][] => [
  ["Date", "Account", "Debit", "Credit", "Client", "Walker", "Invoice", "Text"],
  ...entries.flatMap((entry) =>
    entry.lines.map((line) => [
      entry.date,
      accountName(line),
      line.amount > 0 ? line.amount.toFixed(2) : "",
      line.amount < 0 ? (-line.amount).toFixed(2) : "",
      nameOf(entry.client),
      nameOf(entry.walker),
      entry.invoices.join(" "),
      textOf(entry),
    ]),
  ),
];

export const paidTable = (entries: readonly Entry[]): string[][] => [
  ["Walker", "Pay", "Tips", "Together", "Payments", "W-9 on file"],
  ...paidIn(entries).map(({ walker, times, pay, tips }) => [
    nameOf(walker),
    fixed(pay),
    fixed(tips),
    fixed(pay + tips),
    String(times),
    walker.w9_on ?? "",
  ]),
];

export const salesTable = (entries: readonly Entry[]): string[][] => [
  ["Client", "Service", "Sales"],
  ...salesByClient(entries).map(({ client, service, cents }) => [nameOf(client), service, fixed(cents)]),
];

export const salesTaxTable = (rows: readonly SalesRow[]): string[][] => [
  ["Date", "Client", "Invoice", "Text", "What", "Sales", "Tax billed", "Tax received"],
  ...rows.map((row) => [
    row.date,
    row.client?.name ?? "Deleted client",
    row.invoices.join(" "),
    entryWords(row),
    saleWords(row),
    ...(row.kind === "received" ? ["", "", fixed(row.tax)] : [fixed(row.sales), fixed(row.tax), ""]),
  ]),
];

/** A row for each day, then the sum of each walker. */
export const milesTable = (days: readonly DrivenDay[], rate: number): string[][] => [
  ["Walker", "Date", "Miles", rateHead(rate), "Note"],
  ...drivenIn(days, rate).flatMap(({ walker, days: mine, tenths, cents }) => [
    ...mine.map(({ date, miles, note }) => [walker.name, date, miles.toFixed(1), "", note ?? ""]),
    [walker.name, "Together", inMiles(tenths), fixed(cents), ""],
  ]),
];

export const inMiles = (tenths: number) => (tenths / 10).toFixed(1);

/** 'At $0.70', or 'At $0.725': a rate may have a part of a cent. */
export const rateHead = (rate: number) => `At $${rate.toFixed(3).replace(/0$/, "")}`;

/** 'Nassau 8.625 %', 'Exempt: A shelter', 'Other sales' */
function saleWords({ kind, of, rate = 0 }: Pick<Sale, "kind" | "of" | "rate">): string {
  const words: Record<Sale["kind"], string> = {
    taxable: `${of} ${rateInWords(rate)}`,
    exempt: `Exempt: ${of}`,
    other: "Other sales",
    forgiven: "Forgiven",
    received: "Tax received",
  };
  return words[kind];
}

function w9Words(paid: PaidWalker) {
  if (lacksW9(paid, business.reportFrom)) return <b>Ask for it</b>;
  return paid.walker.w9_on ? fullDay(paid.walker.w9_on) : "Not needed";
}

type ColumnsOf<List extends (...given: never[]) => readonly unknown[]> = Column<ReturnType<List>[number]>[];

const paid: Column<PaidWalker>[] = [
  { head: "Walker", cell: ({ walker }) => walker.name ?? "A former walker" },
  { head: "W-9", cell: w9Words },
  { head: "Times", width: "72px", align: "end", cell: ({ times }) => times },
  { head: "Pay", align: "end", cell: ({ pay }) => dollars(pay) },
  { head: "Tips", align: "end", cell: ({ tips }) => (tips === 0 ? "" : dollars(tips)) },
  { head: "Together", align: "end", cell: ({ pay, tips }) => <b>{dollars(pay + tips)}</b> },
];

const income: ColumnsOf<typeof incomeOf> = [
  { head: "What", cell: ({ name }) => name },
  { head: "Amount", align: "end", cell: ({ cents }) => dollars(cents) },
];

const months: ColumnsOf<typeof monthsOf> = [
  { head: "Month", sorted: "descending", cell: ({ month }) => monthName(month) },
  { head: "Entries", align: "end", cell: ({ entries }) => entries },
  { head: "Debit", align: "end", cell: ({ debit }) => dollars(debit) },
  { head: "Credit", align: "end", cell: ({ credit }) => dollars(credit) },
];

const returnColumns: Column<Sale>[] = [
  { head: "What", cell: saleWords },
  { head: "Sales", align: "end", cell: (line) => dollars(line.sales) },
  {
    head: "Rounding",
    align: "end",
    cell: (line) => line.kind === "taxable" && roundingOf(line) !== 0 && dollars(roundingOf(line)),
  },
  { head: "Tax", align: "end", cell: ({ tax }) => (tax === 0 ? "" : dollars(tax)) },
];

const miles: ColumnsOf<typeof drivenIn> = [
  { head: "Walker", cell: ({ walker }) => walker.name },
  { head: "Days", align: "end", cell: ({ days }) => days.length },
  { head: "Miles", align: "end", cell: ({ tenths }) => inMiles(tenths) },
];

export const columns = { paid, income, months, miles };

/** The sales tax return of some days, and what an accountant should confirm. */
export function Return({ rows }: { rows: readonly SalesRow[] }) {
  const sums = taxReturn(rows);
  if (rows.every(({ kind }) => kind === "other" || kind === "forgiven")) {
    return (
      <p>
        No sales tax in these days. Rates are set in <Link to="/admin/settings?tab=taxes">Settings</Link>.
      </p>
    );
  }
  return (
    <>
      <DataTable
        caption="Sales tax"
        columns={returnColumns}
        rows={sums.lines}
        keyOf={saleWords}
        foot={{ title: "Gross sales", sums: { Sales: dollars(sums.sales), Tax: dollars(sums.billed) } }}
      />
      <p>
        Tax received: <b>{dollars(sums.received)}</b>
      </p>
      <p className="quiet">
        Rounding is the tax less the rate of the sales: each invoice is rounded by itself. The file has each entry.
      </p>
      <h4 style={{ margin: "6px 0 0" }}>For your accountant to confirm</h4>
      <ul className="bullets muted">
        <li>Charged cancellations and overnight stays are taxed only where Settings, Taxes, says so.</li>
        <li>A sale counts on the day of its invoice, at the rate of the visit’s day.</li>
        <li>A forgiven balance lowers the tax due. Credit out of goodwill does not.</li>
      </ul>
    </>
  );
}
