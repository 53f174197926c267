import { type AnswerOf, myEstimatedEarnings } from "@petcare/contract";
import { least } from "./least.ts";

type Earnings = AnswerOf<typeof myEstimatedEarnings>;

/** The earnings of a walker who has rates and no walks. */
export const someEarnings = (changes: Partial<Earnings> = {}): Earnings => ({
  ...least<Earnings>(myEstimatedEarnings),
  has_pay_rates: true,
  ...changes,
});
