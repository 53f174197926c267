import { listInvoices } from "@petcare/contract";
import { readAccounts, readInvoice, readOpenInvoices, readSettledInvoices } from "@petcare/storage";
import { invoiceRow, unfinishedPart } from "../shared/money/invoice-answer.ts";
import { checkPeriod, longestPeriod } from "../shared/money/period.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(listInvoices, async ({ query: { from, to } }) => {
  checkPeriod({ from, to }, longestPeriod);
  const [open, settled, unfinished] = await Promise.all([
    readOpenInvoices(runtime.db),
    readSettledInvoices(runtime.db, from, to),
    unfinishedInvoices(),
  ]);
  return { open: open.map(invoiceRow), settled: settled.map(invoiceRow), unfinished };
});

/** The invoices that are being made or voided: none, nearly always. */
async function unfinishedInvoices() {
  const pending = (await readAccounts(runtime.db)).flatMap(({ pending }) => pending ?? []);
  const invoices = await Promise.all(pending.map((id) => readInvoice(runtime.db, id)));
  return invoices.flatMap((invoice) => (invoice && unfinishedPart(invoice)) ?? []);
}
