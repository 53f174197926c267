import type { InvoiceAct } from "@petcare/storage";
import { invoiceChanged, invoiceDocument, invoiceNotFound } from "../shared/money/invoice-answer.ts";

/**
 * Makes the answer of an invoice after an act on it.
 * @throws AppError not_found, or conflict with the current invoice
 */
export async function answerAct(act: InvoiceAct) {
  if (act.outcome === "missing") throw invoiceNotFound();
  if (act.outcome === "conflict") throw await invoiceChanged(act.invoice);
  return invoiceDocument(act.invoice);
}
