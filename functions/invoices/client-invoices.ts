import { clientInvoices } from "@petcare/contract";
import { readClientInvoices } from "@petcare/storage";
import { invoiceRow } from "../shared/money/invoice-answer.ts";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(clientInvoices, async ({ params, query: { limit, cursor }, caller }) => {
  const { id } = caller.own(await findClient(params.id));
  const { invoices, cursor: next } = await readClientInvoices(runtime.db, id, { limit, cursor, withVoid: true });
  return { items: invoices.map((invoice) => ({ ...invoiceRow(invoice), version: invoice.version })), next };
});
