import type { AnswerOf, getPriceRules, RequestOf, setPriceRules } from "@petcare/contract";
import { centsOf, type PriceRules, type RuleAmount, toDollars } from "@petcare/domain";
import type { StoredPriceRules } from "@petcare/storage";

type Answer = AnswerOf<typeof getPriceRules>;
type Body = RequestOf<typeof setPriceRules>["body"];
type SentAmount = Body["rules"][number]["charge"];

/** Makes the answer of the price rules, in dollars. */
export const priceRulesAnswer = ({
  rules,
  holidays,
  days,
  cancelling = [],
  accept_free_cancels,
  takes_meets,
  version,
}: StoredPriceRules): Answer => ({
  rules: rules.map(({ services, when, charge, pay, to, ...rule }) => ({
    ...rule,
    services: [...services],
    when: whenAnswer(when),
    charge: amountAnswer(charge),
    pay: pay ? amountAnswer(pay) : null,
    to: to ?? null,
  })),
  holidays: [...holidays],
  days: [...days],
  cancelling: cancelling.map(({ services, ...rule }) => ({ ...rule, services: [...services] })),
  accept_free_cancels: accept_free_cancels === true,
  takes_meets: takes_meets === true,
  version,
});

type When = Answer["rules"][number]["when"];

/** Copies the condition, because the answer's lists are mutable. */
const whenAnswer = (when: PriceRules["rules"][number]["when"]): When => structuredClone(when) as When;

const amountAnswer = (amount: RuleAmount): SentAmount =>
  "cents" in amount ? { dollars: toDollars(amount.cents) } : amount;

/**
 * Reads the price rules of a request, in cents.
 * @param stored the current cancellation and automatic settings, kept if the request lacks them
 */
export const rulesOf = (
  { rules, holidays, days, cancelling, accept_free_cancels, takes_meets }: Body,
  stored: Pick<PriceRules, "cancelling" | "accept_free_cancels" | "takes_meets">,
): PriceRules => ({
  ...cancellingIn(cancelling ?? stored.cancelling),
  ...((accept_free_cancels ?? stored.accept_free_cancels) && { accept_free_cancels: true }),
  ...((takes_meets ?? stored.takes_meets) && { takes_meets: true }),
  rules: rules.map(({ charge, pay, to, ...rule }) => ({
    ...rule,
    charge: amountOf(charge),
    ...(pay && { pay: amountOf(pay) }),
    ...(to && { to }),
  })),
  holidays,
  days,
});

/** Omits an empty list, so that an item without rules has no such attribute. */
const cancellingIn = (cancelling: PriceRules["cancelling"] = []) => (cancelling.length > 0 ? { cancelling } : {});

const amountOf = (amount: SentAmount): RuleAmount =>
  "dollars" in amount ? { cents: centsOf(amount.dollars) } : amount;
