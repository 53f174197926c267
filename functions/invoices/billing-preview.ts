import type { AnswerOf, previewInvoices } from "@petcare/contract";
import { chargeOf, creditOf, invoiceParts, lineText, type Period, soldAs, toDollars, totalOf } from "@petcare/domain";
import { type ClientLedger, lineOf, readClientLedger, readWork, visitId, type WorkVisit } from "@petcare/storage";
import { runtime } from "../shared/runtime.ts";

type Preview = AnswerOf<typeof previewInvoices>["clients"][number];

/** Reads the present preview of a client's invoices. */
export async function previewOf(clientId: string, period: Period): Promise<Preview> {
  const [account, { to_bill }] = await Promise.all([
    readClientLedger(runtime.db, clientId),
    readWork(runtime.db, period.end, clientId),
  ]);
  return billingPreview(account, to_bill, period);
}

/** The preview of a client's invoices, with earlier visits that are on no invoice. */
export const billingPreview = (
  { client_id, invoices, sums }: Pick<ClientLedger, "client_id" | "invoices" | "sums">,
  visits: readonly WorkVisit[],
  period: Period,
): Preview => ({
  client_id,
  n: invoices,
  credit: toDollars(creditOf(sums)),
  lines: visits.map((visit) => ({
    ...workAnswer(visit),
    description: lineText(visit),
    price: toDollars(chargeOf(visit)),
    earlier: visit.date < period.start,
  })),
  parts: invoiceParts(visits.map(lineOf), period).map(({ lines, ...part }) => ({
    period: part.period,
    visits: lines.length,
    total: toDollars(totalOf(lines.map(({ cents }) => cents))),
  })),
});

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
