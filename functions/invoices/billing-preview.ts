import type { AnswerOf, previewInvoices } from "@petcare/contract";
import { addDays, creditOf, documentsOf, exemptionOf, type LocalDate, type Period, toDollars } from "@petcare/domain";
import {
  type ClientLedger,
  lineOf,
  readClientLedger,
  readTaxes,
  readUsers,
  readWork,
  type TaxTerms,
  type WorkVisit,
  withBilledParts,
} from "@petcare/storage";
import { partsAnswer } from "../shared/money/parts-answer.ts";
import { workAnswer } from "../shared/money/work-answer.ts";
import { runtime } from "../shared/runtime.ts";

type Preview = AnswerOf<typeof previewInvoices>["clients"][number];

/** Makes the current bills of a client. */
export async function previewOf(clientId: string, period: Period): Promise<Preview[]> {
  const [account, { to_bill }, termsOf] = await Promise.all([
    readClientLedger(runtime.db, clientId),
    readWork(runtime.db, period.end, clientId),
    readTerms([clientId]),
  ]);
  return billsOf(account, await withBilledParts(runtime.db, to_bill), period, termsOf(clientId));
}

/** Reads the sales tax of some clients. Reads no client if there are no rates. */
export async function readTerms(ids: Iterable<string>): Promise<(clientId: string) => TaxTerms | undefined> {
  const tax = await readTaxes(runtime.db);
  if (tax.rates.length === 0) return () => undefined;
  const people = await readUsers(runtime.db, ids);
  return (id) => ({ tax, client: people.get(id)?.tax });
}

/**
 * Makes the bills of a client's visits, including earlier unbilled ones: one bill, or two if one invoice cannot hold them. If
 * two cannot hold them either, it is one bill, which cannot be invoiced.
 */
export function billsOf(
  { client_id, invoices, sums }: Pick<ClientLedger, "client_id" | "invoices" | "sums">,
  visits: readonly WorkVisit[],
  period: Period,
  terms: TaxTerms | undefined,
): Preview[] {
  const billed = visits.map((visit) => ({ visit, ...lineOf(visit, terms) }));
  const documents = documentsOf(billed) ?? [billed];
  const cut = documents.length > 1 ? documents[0]?.at(-1)?.date : undefined;
  return documents.map((lines, index) => {
    const done = lines.map(({ visit }) => visit);
    const exempt = terms && exemptionOf(terms.tax, terms.client, done);
    return {
      client_id,
      period: cut ? cutAt(cut, period)[index === 0 ? "before" : "after"] : period,
      n: invoices,
      credit: toDollars(creditOf(sums)),
      lines: lines.map(({ visit, text, cents, parts, rate }) => ({
        ...workAnswer(visit),
        description: text,
        price: toDollars(cents),
        ...partsAnswer(parts),
        earlier: visit.date < period.start,
        rate,
      })),
      ...(exempt !== undefined && { exempt }),
    };
  });
}

/** Cuts a period after a day. The day may be before the period; both parts have at least one day. */
function cutAt(day: LocalDate, { start, end }: Period): { before: Period; after: Period } {
  const last = day > start ? day : start;
  const next = addDays(last, 1);
  return { before: { start, end: last }, after: { start: next < end ? next : end, end } };
}
