import type { AnswerOf, getSalesTax, listMiles } from "@petcare/contract";
import { getJournal } from "@petcare/contract";
import {
  addDays,
  addMonths,
  type Cents,
  centsOf,
  type LocalDate,
  type Sale,
  serviceLabels,
  soldAs,
  totalOf,
} from "@petcare/domain";
import { useReadAll } from "../../lib/api/use-read-all.ts";
import { monthDay } from "../../lib/format/time.ts";
import type { Query } from "../../ui/feedback/states.tsx";

export type Journal = AnswerOf<typeof getJournal>;
export type Entry = Journal["entries"][number];
export type Line = Entry["lines"][number];
type Account = Line["account"];

/** Reads the journal of a year, by quarters, because one answer does not hold a large business' year. */
export function useJournal(year: number, today: LocalDate): Query<Journal> {
  const { data, ...state } = useReadAll(
    getJournal,
    quartersOf(year, "calendar", today).map(({ from, to }) => [{ query: { from, to } }]),
  );
  const [first, last] = [data?.[0], data?.at(-1)];
  const entries = data?.flatMap((quarter) => quarter.entries) ?? [];
  return { ...state, data: first && last && { ...first, entries, closing: last.closing } };
}

/** Adds up the debits and credits of each month that has an entry, in cents, the latest month first. */
export const monthsOf = (entries: readonly Entry[]) =>
  [...Map.groupBy(entries, ({ date }) => `${date.slice(0, 7)}-01` as LocalDate)]
    .map(([month, mine]) => ({ month, entries: mine.length, ...sidesOf(mine) }))
    .reverse();

/** Adds up the debits and credits of entries, in cents. They are equal if the books balance. */
export function sidesOf(entries: readonly Entry[]): { debit: Cents; credit: Cents } {
  const amounts = entries.flatMap(({ lines }) => lines.map(({ amount }) => centsOf(amount)));
  return {
    debit: totalOf(amounts.filter((cents) => cents > 0)),
    credit: -totalOf(amounts.filter((cents) => cents < 0)) + 0,
  };
}

/** A walker's pay and tips of a year, in cents, and how many times money was paid. */
export interface PaidWalker {
  walker: NonNullable<Entry["walker"]>;
  times: number;
  pay: Cents;
  tips: Cents;
}

/** Tells whether a walker's form W-9 is needed and missing: from `reportFrom` dollars on, tips included. */
export const lacksW9 = ({ walker, pay, tips }: PaidWalker, reportFrom: number): boolean =>
  !walker.w9_on && pay + tips >= centsOf(reportFrom);

/** Adds up what each walker was paid, the highest sum first. */
export const paidIn = (entries: readonly Entry[]): PaidWalker[] =>
  [...Map.groupBy(entries, ({ type, walker }) => (type === "pay_run" ? walker?.id : undefined))]
    .flatMap(([id, runs]) => {
      const walker = runs[0]?.walker;
      if (id === undefined || !walker) return [];
      const lines = runs.flatMap((run) => run.lines);
      return [{ walker, times: runs.length, pay: sumOf(lines, "walker_pay"), tips: sumOf(lines, "tips_held") }];
    })
    .sort((a, b) => b.pay + b.tips - (a.pay + a.tips));

/** Adds up the income in cents: sales by service, the largest first, then adjustments, forgiven sums and credit. */
export function incomeOf(entries: readonly Entry[], accountNames: Record<Account, string>) {
  const lines = entries.flatMap((entry) => entry.lines);
  return [
    ...salesIn(lines)
      .map(({ service, cents }) => ({ name: service, cents }))
      .sort((a, b) => b.cents - a.cents),
    ...(["adjustments", "forgiven", "credit_given"] as const).map((account) => ({
      name: accountNames[account],
      cents: 0 - sumOf(lines, account),
    })),
  ].filter(({ cents }) => cents !== 0);
}

/** Adds up the sales by client and service, in cents. */
export const salesByClient = (entries: readonly Entry[]) =>
  [...Map.groupBy(entries, ({ client }) => client?.id).values()].flatMap((mine) =>
    salesIn(mine.flatMap(({ lines }) => lines)).map((sale) => ({ client: mine[0]?.client ?? null, ...sale })),
  );

const salesIn = (lines: readonly Line[]) =>
  [
    ...Map.groupBy(
      lines.filter(({ account }) => account === "sales"),
      ({ of }) => of,
    ),
  ].map(([of, some]) => ({ service: serviceLabels[soldAs(of)], cents: 0 - sumOf(some, "sales") }));

const sumOf = (lines: readonly Line[], account: Account): Cents =>
  totalOf(lines.filter((line) => line.account === account).map(({ amount }) => centsOf(amount)));

type SoldRow = AnswerOf<typeof getSalesTax>[number];

/** A row of a sales tax return, in cents, with its entry. */
export type SalesRow = Omit<SoldRow, "rate" | "sales" | "tax"> & Sale;

/** Converts the rows of an answer to cents. */
export const salesRows = (answer: readonly SoldRow[]): SalesRow[] =>
  answer.map(({ rate, sales, tax, ...row }) => ({
    ...row,
    ...(rate !== null && { rate }),
    sales: centsOf(sales),
    tax: centsOf(tax),
  }));

/** The quarters of the tax department's year, which begins in December, or of the calendar's. */
export const quarterKinds = ["tax", "calendar"] as const;
export type QuarterKind = (typeof quarterKinds)[number];

/** Both days included. `months` are 'Dec–Feb'. */
type Quarter = Record<"from" | "to", LocalDate> & { months: string };

/**
 * Lists the four quarters of a year. The tax department's first one begins in the December before. So in December the
 * list has a fifth one, the first of the next year.
 */
export function quartersOf(year: number, kind: QuarterKind, today: LocalDate): Quarter[] {
  const first: LocalDate = kind === "tax" ? `${year - 1}-12-01` : `${year}-01-01`;
  const quarters = [0, 3, 6, 9].map((months) => {
    const from = addMonths(first, months);
    const to = addDays(addMonths(from, 3), -1);
    return { from, to, months: `${monthOf(from)}–${monthOf(to)}` };
  });
  if (kind === "calendar" || !today.startsWith(`${year}-12`)) return quarters;
  const [next] = quartersOf(year + 1, kind, today);
  return next ? [...quarters, { ...next, months: `${next.months} ${year + 1}` }] : quarters;
}

const monthOf = (date: LocalDate): string => monthDay(date).split(" ")[0] ?? "";

/** The index of the latest quarter that has begun by a day. */
export const quarterAt = (quarters: readonly Quarter[], day: LocalDate): number =>
  Math.max(
    0,
    quarters.findLastIndex(({ from }) => from <= day),
  );

export type DrivenDay = AnswerOf<typeof listMiles>[number];

/** Adds up the miles of each walker, most miles first. The amount is of the sum, to the nearest cent. */
export const drivenIn = (days: readonly DrivenDay[], rate: number) =>
  [...Map.groupBy(days, ({ walker }) => walker.id).values()]
    .flatMap((mine) => {
      const tenths = totalOf(mine.map(({ miles }) => Math.round(miles * 10)));
      const cents: Cents = Math.round((tenths * Math.round(rate * 1000)) / 100);
      return mine[0] ? [{ walker: mine[0].walker, days: mine, tenths, cents }] : [];
    })
    .sort((a, b) => b.tenths - a.tenths);
