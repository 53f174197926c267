import fc from "fast-check";

const cents = fc.integer({ min: 1, max: 9000 });
const pick = fc.nat(9);

const making = fc.record({
  act: fc.constant("make"),
  /** Of visits that are done first, a day each: those of an odd price by the rules as they are. */
  prices: fc.array(fc.nat(5000), { minLength: 1, maxLength: 4 }),
  use_credit: fc.boolean(),
  cents: fc.nat(600),
});

const ofWalk = fc.record({
  act: fc.constantFrom("charge", "write off", "take back", "reopen"),
  walk: fc.nat(20),
  cents,
});

/** An invoice, and an act on one of the visits that are to come onto it. */
export const makingAgainst = fc.record({ act: making, other: ofWalk });

/** An act of the owner's on a client's money. `pick` names an invoice, or a payment, of those that exist. */
export const moneyAct = fc.oneof(
  { weight: 3, arbitrary: making },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("pay"), cents, picks: fc.array(pick, { maxLength: 3 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("adjust"), pick, cents: fc.integer({ min: -6000, max: 3000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom("forgive", "void", "reverse"), pick }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("apply"), pick, cents }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant("tax"), milli: fc.constantFrom(0, 8625, 8875), day: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("rules"), percent: fc.constantFrom(0, 10, 15) }) },
  { weight: 2, arbitrary: ofWalk },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom("refund", "give"), cents }) },
);

export type MoneyAct = typeof moneyAct extends fc.Arbitrary<infer Act> ? Act : never;
