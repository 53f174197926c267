import { expect, test } from "vitest";
import { anInvoiceList, anInvoiceRow } from "../../testing/invoices.ts";
import { type Choice, chosenOf, sumsOf } from "./data.ts";

const today = "2026-11-20";
const period = (start: `2026-${string}`, end: `2026-${string}`) => ({ period: { start, end } as never });
const list = anInvoiceList({
  open: [
    anInvoiceRow({ id: "old", due: "2026-10-12", ...period("2026-09-28", "2026-10-04"), balance: 50 }),
    anInvoiceRow({ id: "late", due: "2026-11-09", status: "partial", paid: 75, total: 175, balance: 100 }),
    anInvoiceRow({ id: "open", client_id: "client-2" }),
  ],
  settled: [
    anInvoiceRow({ id: "paid", status: "paid", paid: 80.1, total: 80.1, balance: 0 }),
    anInvoiceRow({ id: "void", status: "void", total: 60, balance: 0 }),
  ],
});
const choice: Choice = { show: "all", client: undefined, from: "2026-10-26", to: "2026-11-15" };
const idsOf = (changes: Partial<Choice>) => {
  const { open, settled, elsewhere } = chosenOf(list, { ...choice, ...changes }, today);
  return [open, settled, elsewhere].map((rows) => rows.map(({ id }) => id));
};

test.each([
  ["all", [["late", "open"], ["paid", "void"], ["old"]]],
  ["open", [["late", "open"], [], ["old"]]],
  ["overdue", [["late"], [], ["old"]]],
  ["paid", [[], ["paid"], []]],
  ["void", [[], ["void"], []]],
] as const)("'%s' lists what is so, and open ones of other days apart", (show, ids) => {
  expect(idsOf({ show })).toEqual(ids);
});

test("a client's alone are listed", () => {
  expect(idsOf({ client: "client-2" })).toEqual([["open"], [], []]);
});

test("each chip counts what it lists", () => {
  expect(chosenOf(list, choice, today).counts).toEqual({ all: 5, open: 3, overdue: 2, paid: 1, void: 1 });
});

test("sums are to the cent, without void ones", () => {
  expect(sumsOf([...list.open, ...list.settled])).toEqual({ count: 4, total: 455.1, paid: 155.1, balance: 250 });
});
