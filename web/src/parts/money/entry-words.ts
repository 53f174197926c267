import type { EntryType } from "@petcare/domain";

interface WordedEntry {
  type: EntryType;
  method: string | null;
  /** The numbers of the invoices that it concerns. */
  invoices: readonly string[];
  /** The payment was taken back. */
  reversed?: boolean;
}

/** Names an entry of a client's ledger: 'Invoice 8E21D4F0', 'Zelle for 8E21D4F0', 'Credit used for C94F1D26'. */
export function entryWords({ type, method, invoices, reversed = false }: WordedEntry): string {
  const about = invoices.join(", ");
  const forThem = about ? ` for ${about}` : "";
  const words: Record<EntryType, string> = {
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
