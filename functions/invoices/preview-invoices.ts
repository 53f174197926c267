import { business } from "@petcare/business";
import { previewInvoices } from "@petcare/contract";
import { addDays, type LocalDate, noSums, type Period, toDollars, totalOf } from "@petcare/domain";
import {
  lineOf,
  materialise,
  readClientLedgers,
  readWork,
  seriesStoredBefore,
  type WorkVisit,
  withBilledParts,
} from "@petcare/storage";
import { checkPeriod, maxPeriod } from "../shared/money/period.ts";
import { unfinishedAnswer } from "../shared/money/work-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, storedThrough, today } from "../shared/runtime.ts";
import { overdueAt } from "../shared/visits/overdue-at.ts";
import { billsOf, previewOf, readTerms } from "./billing-preview.ts";

export const handler = endpoint(previewInvoices, async ({ query: { from, to, client_id } }) => {
  checkPeriod({ from, to }, maxPeriod);
  await storeWork(to);
  const period = { start: from, end: to };
  const now = runtime.now();
  const work = await readWork(runtime.db, to > today() ? to : today(), client_id);
  const to_bill = work.to_bill.filter(({ date }) => date <= to);
  const later = work.to_bill.filter(({ date, status }) => date > to && status === "completed");
  const unfinished = work.unfinished.filter(({ date }) => date <= to);
  const over = unfinished.filter((visit) => overdueAt(visit) <= now);
  return {
    due: addDays(today(), business.invoiceDueDays),
    clients:
      client_id === undefined
        ? await allPreviews(await withBilledParts(runtime.db, to_bill), period)
        : await previewOf(client_id, period),
    left_out: over.map(unfinishedAnswer),
    to_come: unfinished.length - over.length,
    later: { visits: later.length, amount: toDollars(totalOf(later.map((visit) => lineOf(visit).cents))) },
  };
});

/** Stores series' visits up to a day, as the nightly job would. */
async function storeWork(to: LocalDate): Promise<void> {
  const through = [to, storedThrough()].sort()[0] ?? to;
  for await (const page of seriesStoredBefore(runtime.db, through)) {
    for (const schedule of page) await materialise(runtime.db, schedule, through);
  }
}

/** Makes the previews of all clients with unbilled visits. */
async function allPreviews(visits: readonly WorkVisit[], period: Period) {
  const accounts = new Map((await readClientLedgers(runtime.db)).map((account) => [account.client_id, account]));
  const byClient = Map.groupBy(visits, ({ client_id }) => client_id);
  const termsOf = await readTerms(byClient.keys());
  return [...byClient].flatMap(([client_id, mine]) =>
    billsOf(accounts.get(client_id) ?? { client_id, invoices: 0, sums: noSums }, mine, period, termsOf(client_id)),
  );
}
