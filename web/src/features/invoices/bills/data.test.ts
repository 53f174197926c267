import { expect, test } from "vitest";
import { aBill, aPreview } from "../../../testing/invoices.ts";
import { billProblems, billsOf, billsSums, type MakeValues, type TypedAdjustment } from "./data.ts";

const values = (changes: Partial<MakeValues> = {}): MakeValues => ({
  due: "2026-11-27",
  note: "",
  off: [],
  creditOff: [],
  adjustments: [],
  ...changes,
});
const less = (amount: string, changes: Partial<TypedAdjustment> = {}): TypedAdjustment => ({
  id: "a1",
  bill: "client-1",
  n: 0,
  way: "less",
  amount,
  text: "Thank you",
  ...changes,
});
const preview = aPreview({ clients: [aBill({ credit: 6.5 }), aBill({ client_id: "client-2", lines: [] })] });
const only = (given: MakeValues) => billsOf(preview, given)[0];

test("a client without lines has no bill", () => expect(billsOf(preview, values())).toHaveLength(1));

test("a bill is its lines and adjustments, and credit pays of it what it can", () => {
  expect(only(values({ adjustments: [less("10.10")] }))).toMatchObject({ visits: 50, adjusted: -10.1, total: 39.9 });
  expect(only(values())?.creditUsed).toBe(6.5);
  expect(only(values({ adjustments: [less("48")] }))?.creditUsed).toBe(2);
  expect(only(values({ creditOff: ["client-1"] }))?.creditUsed).toBe(0);
});

test("what was typed for an invoice that is made is not typed for the next one", () => {
  const next = aPreview({ clients: [aBill({ n: 1 })] });
  expect(billsOf(next, values({ adjustments: [less("10")] }))[0]).toMatchObject({ total: 50, adjustments: [] });
});

test("sums tell charged cancellations apart", () => {
  const [line] = aBill().lines;
  if (!line) throw new Error("no line");
  const bill = aBill({ lines: [line, { ...line, status: "cancelled", price: 14.01 }] });
  expect(billsSums(billsOf(aPreview({ clients: [bill] }), values()))).toEqual({
    completed: { count: 1, dollars: 25 },
    cancelled: { count: 1, dollars: 14.01 },
    adjusted: 0,
    tax: 0,
    total: 39.01,
    creditUsed: 0,
  });
});

test.each([
  [less(""), { "adjustments.a1.amount": "An amount above $0.00" }],
  [less("ten"), { "adjustments.a1.amount": "An amount above $0.00" }],
  [less("10", { text: " " }), { "adjustments.a1.text": "Say what it is for" }],
  [less("50.01"), { "adjustments.a1.amount": "$50.00 at most in all" }],
  [less("50"), {}],
])("an adjustment that cannot be is told at its field", (adjustment, problems) => {
  const given = values({ adjustments: [adjustment] });
  expect(billProblems(billsOf(preview, given), given)).toEqual(problems);
  const off = values({ ...given, off: ["client-1"] });
  expect(billProblems(billsOf(preview, off), off)).toEqual({});
});

test("a bill has the tax of its lines, and of its adjustments", () => {
  const lines = aBill().lines.map((line) => ({ ...line, price: 50, rate: 8625 }));
  const bill = (...adjustments: TypedAdjustment[]) =>
    billsOf(aPreview({ clients: [aBill({ lines })] }), values({ adjustments }))[0];
  expect(bill()).toMatchObject({ taxes: [{ rate: 8625, base: 100, amount: 8.63 }], total: 108.63 });
  expect(bill(less("20"))).toMatchObject({ adjusted: -20, tax: 6.9, total: 86.9 });
  expect(bill(less("20", { untaxed: true }))).toMatchObject({ tax: 8.63, total: 88.63 });
});

test("a client's two bills are ticked and adjusted apart, and the first takes the credit first", () => {
  const [early, late] = aBill().lines;
  if (!early || !late) throw new Error("no line");
  const both = (given: Partial<MakeValues>, lines = [early, late]) =>
    billsOf(aPreview({ clients: lines.map((line) => aBill({ credit: 30, lines: [line] })) }), values(given));
  const used = (given: Partial<MakeValues>) => both(given).map(({ isOn, creditUsed }) => [isOn, creditUsed]);
  expect(used({})).toEqual([
    [true, 25],
    [true, 5],
  ]);
  expect(used({ off: ["client-1"] })).toEqual([
    [false, 25],
    [true, 25],
  ]);
  const second = { off: [late.visit_id], adjustments: [less("10", { bill: late.visit_id })] };
  expect(both(second).map(({ isOn, adjusted }) => [isOn, adjusted])).toEqual([
    [true, 0],
    [false, -10],
  ]);
  // Once the first one is made, the second one is the client's only one.
  expect(both(second, [late])).toMatchObject([{ isOn: false, adjusted: -10 }]);
});
