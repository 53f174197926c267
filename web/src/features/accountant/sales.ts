import type { AnswerOf, getSalesTax } from "@petcare/contract";
import { centsOf, rateInWords, type Sale } from "@petcare/domain";
import { entryWords } from "../../parts/money/entry-words.ts";
import { fixed } from "./csv-button.tsx";

type Answer = AnswerOf<typeof getSalesTax>[number];

/** A row of a return, in cents, with its entry. */
export type SalesRow = Omit<Answer, "rate" | "sales" | "tax"> & Sale;

/** The rows of an answer, in cents. */
export const salesRows = (answer: readonly Answer[]): SalesRow[] =>
  answer.map(({ rate, sales, tax, ...row }) => ({
    ...row,
    ...(rate !== null && { rate }),
    ...{ sales: centsOf(sales), tax: centsOf(tax) },
  }));

/** 'Nassau 8.625 %', 'Exempt: A shelter', 'Other sales' */
export function lineWords({ kind, of, rate = 0 }: Pick<Sale, "kind" | "of" | "rate">): string {
  const words: Record<Sale["kind"], string> = {
    taxable: `${of} ${rateInWords(rate)}`,
    exempt: `Exempt: ${of}`,
    other: "Other sales",
    forgiven: "Forgiven",
    received: "Tax received",
  };
  return words[kind];
}

/** The rows of a return as a file, its heads first. Amounts are dollars with two decimals. */
export const salesTaxTable = (rows: readonly SalesRow[]): string[][] => [
  ["Date", "Client", "Invoice", "Text", "What", "Sales", "Tax billed", "Tax received"],
  ...rows.map((row) => {
    const isReceived = row.kind === "received";
    return [
      row.date,
      row.client?.name ?? "Deleted client",
      row.invoices.join(" "),
      entryWords(row),
      lineWords(row),
      isReceived ? "" : fixed(row.sales),
      isReceived ? "" : fixed(row.tax),
      isReceived ? fixed(row.tax) : "",
    ];
  }),
];
