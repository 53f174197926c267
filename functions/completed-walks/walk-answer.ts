import { business } from "@petcare/business";
import type { AnswerOf, correctCharge, listCompletedWalks } from "@petcare/contract";
import { billingOf, chargeOf, lateness, soldAs, toDollars, waitingReviews } from "@petcare/domain";
import { type CalendarVisit, readVisitsAt, type Visit, visitId } from "@petcare/storage";
import { iso, runtime } from "../shared/runtime.ts";
import { moneyPlaceOf, visitFields } from "../shared/visits/visit-answer.ts";

type CompletedWalk = AnswerOf<typeof listCompletedWalks>[number];

/** Makes the answer of a visit's charge and pay, in dollars. */
export const moneyOf = (visit: Visit): AnswerOf<typeof correctCharge> => ({
  _id: visitId(visit),
  version: visit.version,
  charge: toDollars(chargeOf(visit)),
  pay: visit.pay_cents === undefined ? null : toDollars(visit.pay_cents),
  billing: billingOf(visit) ?? null,
  ...moneyPlaceOf(visit),
});

/** Computes how many whole minutes after its end a visit was completed. */
export function lateMinutes({ date, timeframe, service, completed_at, status }: CalendarVisit): number {
  if (status !== "completed") return 0;
  const done = { date, timeframe, service: soldAs(service), completed_at };
  return Math.floor(lateness(done, business.timeZone) / 60_000);
}

/** Makes the answers of listed visits, in their order. Skips visits that have changed and no longer belong there. */
export async function walkAnswers(listed: readonly CalendarVisit[]): Promise<CompletedWalk[]> {
  const visits = await readVisitsAt(runtime.db, listed);
  return listed.flatMap((one) => {
    const visit = visits.get(visitId(one));
    return visit && billingOf(visit) ? [walkAnswer(visit)] : [];
  });
}

const walkAnswer = (visit: Visit): CompletedWalk => ({
  ...visitFields(visit),
  ...moneyOf(visit),
  client_id: visit.client_id,
  walker_id: visit.walker_id ?? null,
  completed_at: visit.completed_at === undefined ? null : iso(visit.completed_at),
  completed_by: visit.completed_by === visit.walker_id ? null : (visit.completed_by ?? null),
  late_minutes: lateMinutes(visit),
  comments: visit.comments ?? null,
  photo_urls: visit.photo_urls ?? [],
  photo_ids: visit.photo_ids ?? [],
  reports: waitingReviews(visit).length,
  cancel_reason: visit.cancel_reason ?? null,
});
