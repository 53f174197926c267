import type { AnswerOf, previewInvoices } from "@petcare/contract";
import { byDate, creditOf, exemptionOf, type Period, soldAs, toDollars } from "@petcare/domain";
import {
  type ClientLedger,
  lineOf,
  readClientLedger,
  readTaxes,
  readUsers,
  readWork,
  type TaxTerms,
  visitId,
  type WorkVisit,
  withBilledParts,
} from "@petcare/storage";
import { partsAnswer } from "../shared/money/parts-answer.ts";
import { runtime } from "../shared/runtime.ts";

type Preview = AnswerOf<typeof previewInvoices>["clients"][number];

/** Reads the present bill of a client. */
export async function previewOf(clientId: string, period: Period): Promise<Preview> {
  const [account, { to_bill }, termsOf] = await Promise.all([
    readClientLedger(runtime.db, clientId),
    readWork(runtime.db, period.end, clientId),
    readTerms([clientId]),
  ]);
  return billOf(account, await withBilledParts(runtime.db, to_bill), period, termsOf(clientId));
}

/** Reads the sales tax of some clients. Without rates nobody is looked up. */
export async function readTerms(ids: Iterable<string>): Promise<(clientId: string) => TaxTerms | undefined> {
  const tax = await readTaxes(runtime.db);
  if (tax.rates.length === 0) return () => undefined;
  const people = await readUsers(runtime.db, ids);
  return (id) => ({ tax, client: people.get(id)?.tax });
}

/** Makes the bill of a client's visits, with earlier ones that are on no invoice. */
export function billOf(
  { client_id, invoices, sums }: Pick<ClientLedger, "client_id" | "invoices" | "sums">,
  visits: readonly WorkVisit[],
  period: Period,
  terms: TaxTerms | undefined,
): Preview {
  const exempt = terms && exemptionOf(terms.tax, terms.client, visits);
  return {
    client_id,
    n: invoices,
    credit: toDollars(creditOf(sums)),
    lines: visits
      .map((visit) => ({ visit, ...lineOf(visit, terms) }))
      .sort(byDate)
      .map(({ visit, text, cents, parts, rate }) => ({
        ...workAnswer(visit),
        description: text,
        price: toDollars(cents),
        ...partsAnswer(parts),
        earlier: visit.date < period.start,
        rate,
      })),
    ...(exempt !== undefined && { exempt }),
  };
}

/** Answers a visit that is to bill, or that is not finished, for the owner. */
export const workAnswer = (visit: WorkVisit) => ({
  visit_id: visitId(visit),
  date: visit.date,
  timeframe: visit.timeframe,
  service_type: soldAs(visit.service),
  pet_names: visit.pet_names,
  walker_id: visit.walker_id ?? null,
  status: visit.status,
});
