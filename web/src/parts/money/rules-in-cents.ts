import type { AnswerOf, getPriceRules } from "@petcare/contract";
import { centsOf, type PriceRules, type RuleAmount } from "@petcare/domain";

type Rules = AnswerOf<typeof getPriceRules>;

/** Converts price rules for the domain: amounts in cents, and no null. */
export const rulesInCents = ({ rules, holidays, days }: Pick<Rules, "rules" | "holidays" | "days">): PriceRules => ({
  rules: rules.map(({ charge, pay, to, ...rule }) => ({
    ...rule,
    charge: inCents(charge),
    ...(pay && { pay: inCents(pay) }),
    ...(to && { to }),
  })),
  holidays,
  days,
});

const inCents = (amount: Rules["rules"][number]["charge"]): RuleAmount =>
  "dollars" in amount ? { cents: centsOf(amount.dollars) } : amount;
