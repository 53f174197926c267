import { serviceLabels, soldAs } from "@petcare/domain";
import { entryWords } from "../../parts/money/entry-words.ts";
import { fixed } from "./csv-button.tsx";
import { accountNames, type Journal, type Line, paidIn, salesByClient } from "./journal.ts";

type Entries = Journal["entries"];

/** The rows of a journal as a file, its heads first. Amounts are dollars with two decimals, on one of two sides. */
export const journalTable = (entries: Entries): string[][] => [
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

/** The rows of what each walker was paid, its heads first. */
export const paidTable = (entries: Entries): string[][] => [
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

/** The rows of sales by client and service, its heads first. */
export const salesTable = (entries: Entries): string[][] => [
  ["Client", "Service", "Sales"],
  ...salesByClient(entries).map(({ client, service, cents }) => [nameOf(client), service, fixed(cents)]),
];

/** 'Cash: Zelle', 'Sales: Overnight stay' */
function accountName({ account, of }: Line): string {
  if (of === "") return accountNames[account];
  return `${accountNames[account]}: ${account === "sales" ? serviceLabels[soldAs(of)] : of}`;
}

function textOf(entry: Entries[number]): string {
  const { type, note } = entry;
  const words = type === "pay_run" ? `Paid by ${entry.method ?? ""}` : entryWords({ ...entry, type });
  return note ? `${words}. ${note}` : words;
}

const nameOf = (person: { name: string | null } | null): string => person?.name ?? "";
