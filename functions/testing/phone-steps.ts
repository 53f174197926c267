import fc from "fast-check";

/** The fate of a request on its way: the server may die at its write, and either way may be lost. */
const ways = ["through", "request lost", "answer lost", "killed before", "killed after"] as const;
const office = [
  "cancel",
  "cancel on",
  "restore",
  "move",
  "move back",
  "rosa",
  "marcus",
  "nobody",
  "price",
  "complete",
  "reopen",
  "answer",
  "undo",
  "tag",
] as const;
const visit = fc.nat(2);
const phone = fc.nat(2);
/** A step of a schedule. */
export const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("look" as const), phone }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom("done" as const, "arrived" as const, "scan" as const), phone, visit }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("incident" as const), phone, visit }) },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("send" as const), phone, way: fc.constantFrom(...ways) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("late" as const), nth: fc.nat(20) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom(...office), visit, nth: fc.nat(2) }) },
);
export type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
export type Way = (typeof ways)[number];
export type OfficeAct = (typeof office)[number];
