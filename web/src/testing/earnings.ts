import type { AnswerOf, myEstimatedEarnings } from "@petcare/contract";

type Earnings = AnswerOf<typeof myEstimatedEarnings>;

/** What a walker earned who has rates and no walks; any part can be given. */
export const someEarnings = (changes: Partial<Earnings> = {}): Earnings => {
  const none = { count: 0, rate: 15, total: 0 };
  return {
    has_pay_rates: true,
    total_earnings: 0,
    total_walks: 0,
    tips: 0,
    receipt_items: [],
    extras: [],
    earnings_by_service: { "25": none, visit: none, overnight: none, other: none },
    ...changes,
  };
};
