import { listInvoices } from "@petcare/contract";
import { readOpenInvoices, readSettledInvoices } from "@petcare/storage";
import { invoiceRow } from "../shared/money/invoice-answer.ts";
import { checkPeriod, maxPeriod } from "../shared/money/period.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(listInvoices, async ({ query: { from, to } }) => {
  checkPeriod({ from, to }, maxPeriod);
  const [open, settled] = await Promise.all([readOpenInvoices(runtime.db), readSettledInvoices(runtime.db, from, to)]);
  return { open: open.map(invoiceRow), settled: settled.map(invoiceRow) };
});
