import type { InvoiceAct } from "@petcare/storage";
import { invoiceChanged, invoiceDocument, invoiceNotFound } from "../shared/money/invoice-answer.ts";

/**
 * The invoice after an act on it.
 * @throws AppError not_found, or conflict with the invoice as it is
 */
export async function answerAct(act: InvoiceAct) {
  if (act.outcome === "missing") throw invoiceNotFound();
  if (act.outcome === "conflict") throw await invoiceChanged(act.invoice);
  return invoiceDocument(act.invoice);
}
