import { getSalesTax } from "@petcare/contract";
import { invoiceNumber, toDollars } from "@petcare/domain";
import { invoicesOf, readSales, readUsers } from "@petcare/storage";
import { checkPeriod, maxPeriod } from "../shared/money/period.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

export const handler = endpoint(getSalesTax, async ({ query: { from, to } }) => {
  checkPeriod({ from, to }, maxPeriod);
  const rows = await readSales(runtime.db, { start: from, end: to });
  const clients = await readUsers(
    runtime.db,
    rows.map(({ client_id }) => client_id),
  );
  return rows.map(({ entry, client_id, kind, of, rate, sales, tax }) => ({
    entry: entry.id,
    date: entry.date,
    type: entry.type,
    client: { id: client_id, name: clients.get(client_id)?.name ?? null },
    invoices: invoicesOf(entry).map(invoiceNumber),
    method: entry.method ?? null,
    ...{ kind, of, rate: rate ?? null, sales: toDollars(sales), tax: toDollars(tax) },
  }));
});
