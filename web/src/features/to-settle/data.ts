import { type AnswerOf, answerReview, type listReviews, undoAnswer } from "@petcare/contract";
import type { ReviewAnswer } from "@petcare/domain";
import { call } from "../../lib/api/api.ts";
import { parseDollars } from "../../lib/format/dollars.ts";

export type Review = AnswerOf<typeof listReviews>["reviews"][number];
export type Incident = AnswerOf<typeof listReviews>["incidents"][number];

/** Amounts in dollars, as typed. */
export type Typed = Record<"charge" | "pay" | "extra", string>;

/** Gives the charge and the pay of each answer. */
export const amountsOf: Record<ReviewAnswer, (typed: Typed) => [charge: number, pay: number]> = {
  as_booked: ({ charge, pay }) => [parseDollars(charge), parseDollars(pay)],
  pay_only: ({ extra }) => [0, parseDollars(extra)],
  neither: () => [0, 0],
};

/** Answers a report in the version of the visit that is shown. */
export function answer({ id, visit }: Review, how: ReviewAnswer, typed: Typed) {
  const [charge_amount, pay_amount] = amountsOf[how](typed);
  const body = { review: id, do: how, charge_amount, pay_amount, version: visit.version };
  return call(answerReview, { params: { id: visit._id }, body });
}

export const undo = ({ id, visit }: Review) => call(undoAnswer, { params: { id: visit._id }, body: { review: id } });
