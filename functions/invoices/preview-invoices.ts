import { business } from "@petcare/business";
import { previewInvoices } from "@petcare/contract";
import { addDays, type LocalDate, noSums, toDollars } from "@petcare/domain";
import { type Account, materialise, readAccounts, readWork, seriesStoredBefore } from "@petcare/storage";
import { checkPeriod, longestPeriod } from "../shared/money/period.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { storedThrough } from "../shared/visits/horizon.ts";
import { billingPreview, previewOf, workAnswer } from "./billing-preview.ts";

export const handler = endpoint(previewInvoices, async ({ query: { from, to, client_id } }) => {
  checkPeriod({ from, to }, longestPeriod);
  await storeWork(to);
  const period = { start: from, end: to };
  const { to_bill, unfinished } = await readWork(runtime.db, to, client_id);
  return {
    due: addDays(today(), business.invoiceDueDays),
    clients: client_id === undefined ? await allPreviews(to_bill, period) : [await previewOf(client_id, period)],
    left_out: unfinished.map((visit) => ({
      ...workAnswer(visit),
      client_id: visit.client_id,
      price: toDollars(visit.price_cents),
      version: visit.version,
    })),
  };
});

/** Stores the visits of series up to a day, as the nightly job would. */
async function storeWork(to: LocalDate): Promise<void> {
  const through = [to, storedThrough()].sort()[0] ?? to;
  for await (const page of seriesStoredBefore(runtime.db, through)) {
    for (const schedule of page) await materialise(runtime.db, schedule, through);
  }
}

type Visits = Parameters<typeof billingPreview>[1];

/** The clients who have something to bill, or an invoice that is not finished. */
async function allPreviews(visits: Visits, period: Parameters<typeof billingPreview>[2]) {
  const accounts = new Map((await readAccounts(runtime.db)).map((account) => [account.client_id, account]));
  const byClient = Map.groupBy(visits, ({ client_id }) => client_id);
  const pending = [...accounts.values()].filter((account) => account.pending !== undefined);
  const ids = new Set([...byClient.keys(), ...pending.map(({ client_id }) => client_id)]);
  const accountOf = (client_id: string): Pick<Account, "client_id" | "invoices" | "sums" | "pending"> =>
    accounts.get(client_id) ?? { client_id, invoices: 0, sums: noSums };
  return Promise.all([...ids].map((id) => billingPreview(accountOf(id), byClient.get(id) ?? [], period)));
}
