import type { AnswerOf, previewInvoices } from "@petcare/contract";
import { chargeOf, creditOf, type LocalDate, lineText, soldAs, toDollars } from "@petcare/domain";
import { type Account, readAccount, readInvoice, readWork, visitId, type WorkVisit } from "@petcare/storage";
import { unfinishedPart } from "../shared/money/invoice-answer.ts";
import { runtime } from "../shared/runtime.ts";

type Preview = AnswerOf<typeof previewInvoices>["clients"][number];

interface Period {
  start: LocalDate;
  end: LocalDate;
}

/** What a client is to be billed as it is now. */
export async function previewOf(clientId: string, period: Period): Promise<Preview> {
  const [account, { to_bill }] = await Promise.all([
    readAccount(runtime.db, clientId),
    readWork(runtime.db, period.end, clientId),
  ]);
  return billingPreview(account, to_bill, period);
}

/** What a client is to be billed: earlier visits that are on no invoice, too. */
export async function billingPreview(
  { client_id, invoices, sums, pending }: Pick<Account, "client_id" | "invoices" | "sums" | "pending">,
  visits: readonly WorkVisit[],
  period: Period,
): Promise<Preview> {
  const unfinished = pending === undefined ? undefined : await readInvoice(runtime.db, pending);
  return {
    client_id,
    n: invoices,
    credit: toDollars(creditOf(sums)),
    lines: visits.map((visit) => ({
      ...workAnswer(visit),
      description: lineText(visit),
      price: toDollars(chargeOf(visit)),
      earlier: visit.date < period.start,
    })),
    unfinished: unfinished ? unfinishedPart(unfinished) : null,
  };
}

/** What the owner reads of a visit that is to bill, or that is not finished. */
export const workAnswer = (visit: WorkVisit) => ({
  visit_id: visitId(visit),
  date: visit.date,
  timeframe: visit.timeframe,
  service_type: soldAs(visit.service),
  pet_names: visit.pet_names,
  walker_id: visit.walker_id ?? null,
  status: visit.status,
});
