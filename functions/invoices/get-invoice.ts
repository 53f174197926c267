import { getInvoice } from "@petcare/contract";
import { findInvoice } from "@petcare/storage";
import { invoiceDocument, invoiceNotFound } from "../shared/money/invoice-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(getInvoice, async ({ params: { id } }) => {
  const invoice = await findInvoice(runtime.db, id);
  if (!invoice) throw invoiceNotFound();
  return invoiceDocument(invoice);
});
