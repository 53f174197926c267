/** What a night checks of the books. See docs/product/books.md#the-nightly-check. */
export const nightlyRules = ["account", "pay", "difference"] as const;

/** The records that a night can name. A client stands for their account, a walker for their pay. */
export const nightlyKinds = ["visit", "invoice", "client", "walker"] as const;

/** A record that is not as the others say, by a rule that a night checks. */
export interface NightlyFault {
  kind: (typeof nightlyKinds)[number];
  id: string;
  rule: (typeof nightlyRules)[number];
}

/** What always holds of a record of money. */
export type FaultRule = NightlyFault["rule"] | "place" | "bill" | "claim" | "sums" | "paid" | "history";

/** A record that is not as the others say. */
export interface BookFault {
  kind: NightlyFault["kind"] | "pay_run" | "extra";
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
