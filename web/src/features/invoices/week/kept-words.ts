import type { ClosedWeek } from "./week.ts";

type KeptVisit = ClosedWeek["visits"][number];

/** Tells where the work of a visit stood: 'C94F1D26', 'written off', 'cancelled'. */
export function billingWords(
  { billing, invoice_id, status }: KeptVisit,
  invoices: ReadonlyMap<string, { number: string }>,
): string {
  if (billing === "invoiced") return invoices.get(invoice_id ?? "")?.number ?? "on an invoice";
  if (billing === "written-off") return "written off";
  return billing === "to-bill" ? "to bill" : status;
}
