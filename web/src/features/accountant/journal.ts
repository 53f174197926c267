import type { AnswerOf, getJournal } from "@petcare/contract";
import { type Cents, centsOf, type LocalDate, serviceLabels, soldAs, totalOf } from "@petcare/domain";

export type Journal = AnswerOf<typeof getJournal>;
type Entry = Journal["entries"][number];
export type Line = Entry["lines"][number];
type Person = NonNullable<Entry["client"]>;

/** Puts the parts of a year, in order, together. */
export const joined = (parts: readonly Journal[]): Journal => ({
  entries: parts.flatMap(({ entries }) => entries),
  opening: parts[0]?.opening ?? nothing,
  closing: parts.at(-1)?.closing ?? nothing,
});

const nothing = { receivables: 0, credit: 0 };

/** The debits and credits of a month, in cents. Books that balance have as much of one as of the other. */
export interface MonthSums {
  /** Its first day. */
  month: LocalDate;
  entries: number;
  debit: Cents;
  credit: Cents;
}

/** Adds up each month that has an entry, the latest first. */
export const monthsOf = (entries: readonly Entry[]): MonthSums[] =>
  [...Map.groupBy(entries, ({ date }) => `${date.slice(0, 7)}-01` as LocalDate)]
    .map(([month, mine]) => ({ month, entries: mine.length, ...sidesOf(mine) }))
    .reverse();

/** Adds up both sides of some entries, in cents. */
export function sidesOf(entries: readonly Entry[]): { debit: Cents; credit: Cents } {
  const amounts = entries.flatMap(({ lines }) => lines.map(({ amount }) => centsOf(amount)));
  return {
    debit: totalOf(amounts.filter((cents) => cents > 0)),
    credit: -totalOf(amounts.filter((cents) => cents < 0)) + 0,
  };
}

/** Money that a walker got in some days, in cents. */
export interface PaidWalker {
  walker: NonNullable<Entry["walker"]>;
  times: number;
  pay: Cents;
  tips: Cents;
}

/** Whether what a walker was paid is reported, and the form W-9 that it needs. */
export type Form = "on file" | "to ask for" | "not needed";

/** Tells whether a walker's form W-9 is there, or needed: from `reportFrom` dollars on, tips included. */
export function formOf({ walker, pay, tips }: PaidWalker, reportFrom: number): Form {
  if (walker.w9_on) return "on file";
  return pay + tips >= centsOf(reportFrom) ? "to ask for" : "not needed";
}

/** Adds up what each walker was paid, who got most first. */
export const paidIn = (entries: readonly Entry[]): PaidWalker[] =>
  [...Map.groupBy(entries, ({ type, walker }) => (type === "pay_run" ? walker?.id : undefined))]
    .flatMap(([id, runs]) => {
      const walker = runs[0]?.walker;
      if (id === undefined || !walker) return [];
      const lines = runs.flatMap((run) => run.lines);
      const [pay, tips] = [sumOf(lines, "walker_pay"), sumOf(lines, "tips_held")];
      return [{ walker, times: runs.length, pay, tips }];
    })
    .sort((a, b) => b.pay + b.tips - (a.pay + a.tips));

/** Income of one kind, in cents: above 0 it was earned, below 0 given up. */
export interface Income {
  name: string;
  cents: Cents;
}

/** Adds up the income: sales by service, the largest first, then what was added, forgiven and given. */
export function incomeOf(entries: readonly Entry[]): Income[] {
  const lines = entries.flatMap((entry) => entry.lines);
  const services = Map.groupBy(
    lines.filter(({ account }) => account === "sales"),
    ({ of }) => of,
  );
  const sales = [...services].map(([of, mine]) => ({
    name: serviceLabels[soldAs(of)],
    cents: 0 - sumOf(mine, "sales"),
  }));
  return [
    ...sales.sort((a, b) => b.cents - a.cents),
    ...incomeAccounts.map((account) => ({ name: accountNames[account], cents: 0 - sumOf(lines, account) })),
  ].filter(({ cents }) => cents !== 0);
}

/** Sales of one service to one client, in cents. */
export interface ClientSales {
  client: Person | null;
  service: string;
  cents: Cents;
}

/** Adds up the sales by client and service. */
export const salesByClient = (entries: readonly Entry[]): ClientSales[] =>
  [...Map.groupBy(entries, ({ client }) => client?.id)].flatMap(([, mine]) => {
    const sales = mine.flatMap(({ lines }) => lines).filter(({ account }) => account === "sales");
    return [...Map.groupBy(sales, ({ of }) => of)].map(([of, lines]) => ({
      client: mine[0]?.client ?? null,
      service: serviceLabels[soldAs(of)],
      cents: 0 - sumOf(lines, "sales"),
    }));
  });

const sumOf = (lines: readonly Line[], account: Line["account"]): Cents =>
  totalOf(lines.filter((line) => line.account === account).map(({ amount }) => centsOf(amount)));

const incomeAccounts = ["adjustments", "forgiven", "credit_given"] as const;

/** The names of the accounts, as an accountant reads them. */
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
