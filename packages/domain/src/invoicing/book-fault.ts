/** What can be wrong with a record of money, or with a booking, that is stored. See docs/product/books.md#the-nightly-check. */
export const faultRules = [
  "place",
  "bill",
  "claim",
  "sums",
  "paid",
  "account",
  "pay",
  "history",
  "difference",
] as const;

export type FaultRule = (typeof faultRules)[number];

export const faultyKinds = ["visit", "schedule", "invoice", "client", "pay_run", "extra", "walker"] as const;

/** A record that is not as the others say. A client stands for their account, a walker for their pay. */
export interface BookFault {
  kind: (typeof faultyKinds)[number];
  id: string;
  rule: FaultRule;
}

/** A rule that a record breaks, and how, as a sentence without its full stop. */
export interface BrokenRule {
  rule: FaultRule;
  text: string;
}

/** Those of some equations that do not hold. */
export const brokenOf = (rule: FaultRule, equations: readonly (readonly [holds: boolean, text: string])[]) =>
  equations.flatMap(([holds, text]): BrokenRule[] => (holds ? [] : [{ rule, text }]));
