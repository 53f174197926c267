import type { AnswerOf, clientStatement } from "@petcare/contract";

export type Statement = AnswerOf<typeof clientStatement>;
type Entry = Statement["entries"][number];

/** What an entry of a statement is: 'Invoice 8E21D4F0', 'Zelle for 8E21D4F0', 'Credit used for C94F1D26'. */
export function entryWords({ type, method, invoices, reversed }: Entry): string {
  const about = invoices.join(", ");
  const forThem = about ? ` for ${about}` : "";
  const words: Record<Entry["type"], string> = {
    invoice: `Invoice ${about}`,
    adjustment: `Adjustment of ${about}`,
    payment: `${method ?? "Payment"}${forThem}${reversed ? ", reversed" : ""}`,
    credit: `Credit used${forThem}`,
    void: `Invoice ${about} void`,
    refund: `Refund${method ? ` by ${method}` : ""}`,
    reversal: `Payment reversed${forThem}`,
    goodwill: "Credit given",
  };
  return words[type];
}
