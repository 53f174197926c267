import fc from "fast-check";
import { expect, test } from "vitest";
import { entryTypes } from "./invoices/ledger-sums.ts";
import { entryLines, type JournalLine, payRunLines, tipLines } from "./journal.ts";

const invoice = {
  lines: [
    { service: "25", cents: 2500 },
    { service: "overnight", cents: 10000 },
    { service: "30", cents: 2555 },
  ],
  adjustments: [],
};
const nothing = { billed: 0, received: 0, settled: 0 };
const told = (lines: JournalLine[]) =>
  lines.map(({ account, of, cents }) => [of ? `${account} ${of}` : account, cents]);

test("an invoice is sales by service, with what its text lines add or take off, and what credit pays of it", () => {
  expect(told(entryLines({ type: "invoice", effect: { billed: 14555, received: 0, settled: 4000 } }, invoice))).toEqual(
    [
      ["receivables", 10555],
      ["credit_held", 4000],
      ["sales 25", -5055],
      ["sales overnight", -10000],
      ["adjustments", 500],
    ],
  );
});

test("an adjustment and a forgiven balance are accounts of their own", () => {
  const effect = { billed: -500, received: 0, settled: -200 };
  const about = (kind: "adjustment" | "forgiven") => ({ lines: [], adjustments: [{ kind, cents: -500 }] });
  const held = [
    ["receivables", -300],
    ["credit_held", -200],
  ];
  expect(told(entryLines({ type: "adjustment", effect }, about("adjustment")))).toEqual([
    ...held,
    ["adjustments", 500],
  ]);
  expect(told(entryLines({ type: "adjustment", effect }, about("forgiven")))).toEqual([...held, ["forgiven", 500]]);
});

test("a void is the mirror of all that made the invoice", () => {
  const adjustments = [
    { kind: "adjustment" as const, cents: 700 },
    { kind: "forgiven" as const, cents: -1000 },
  ];
  const effect = { billed: -14755, received: 0, settled: -14755 };
  expect(told(entryLines({ type: "void", effect }, { ...invoice, adjustments }))).toEqual([
    ["credit_held", -14755],
    ["sales 25", 5055],
    ["sales overnight", 10000],
    ["forgiven", -1000],
    ["adjustments", 700],
  ]);
});

test("money has its method, and credit given its account", () => {
  const paid = { billed: 0, received: 6000, settled: 5055 };
  expect(told(entryLines({ type: "payment", effect: paid, method: "Zelle" }))).toEqual([
    ["receivables", -5055],
    ["cash Zelle", 6000],
    ["credit_held", -945],
  ]);
  expect(told(entryLines({ type: "refund", effect: { ...nothing, received: -945 }, method: "Cash" }))).toEqual([
    ["cash Cash", -945],
    ["credit_held", 945],
  ]);
  expect(told(entryLines({ type: "goodwill", effect: { billed: -2000, received: 0, settled: -2000 } }))).toEqual([
    ["credit_held", -2000],
    ["credit_given", 2000],
  ]);
});

test("a tip is held until a pay run passes it on, and is no cost", () => {
  expect(told(tipLines(1000, "Zelle"))).toEqual([
    ["cash Zelle", 1000],
    ["tips_held", -1000],
  ]);
  const sums = { visits: 2, work: 3000, tips: 1000, corrections: -700, total: 3300 };
  expect(told(payRunLines(sums, "Check"))).toEqual([
    ["walker_pay", 2300],
    ["tips_held", 1000],
    ["cash Check", -3300],
  ]);
});

test("sales tax is payable: no income of an invoice, an adjustment, a forgiven balance or a void", () => {
  const [billed, tax] = [10863, 863];
  const lines = [{ service: "25", cents: 10000 }];
  const one = { lines, adjustments: [] };
  expect(told(entryLines({ type: "invoice", effect: { ...nothing, billed }, tax }, one))).toEqual([
    ["receivables", 10863],
    ["sales_tax", -863],
    ["sales 25", -10000],
  ]);
  const less = { lines: [], adjustments: [{ kind: "adjustment" as const, cents: -2000 }] };
  expect(told(entryLines({ type: "adjustment", effect: { ...nothing, billed: -2173 }, tax: -173 }, less))).toEqual([
    ["receivables", -2173],
    ["sales_tax", 173],
    ["adjustments", 2000],
  ]);
  const gift = { lines: [], adjustments: [{ kind: "forgiven" as const, cents: -2238 }] };
  expect(told(entryLines({ type: "adjustment", effect: { ...nothing, billed: -2431 }, tax: -193 }, gift))).toEqual([
    ["receivables", -2431],
    ["sales_tax", 193],
    ["forgiven", 2238],
  ]);
  const mirror = { billed: -billed, received: 0, settled: -billed };
  expect(told(entryLines({ type: "void", effect: mirror, tax: -tax }, one))).toEqual([
    ["credit_held", -10863],
    ["sales_tax", 863],
    ["sales 25", 10000],
  ]);
});

const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
const effect = fc.record({ billed: cents, received: cents, settled: cents });
const parts = fc.record({
  lines: fc.array(fc.record({ service: fc.constantFrom("25", "visit", "overnight", "bath"), cents })),
  adjustments: fc.array(fc.record({ kind: fc.constantFrom("adjustment" as const, "forgiven" as const), cents })),
});

test("the lines of whatever entry add up to 0, and none of them is 0", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...entryTypes),
      effect,
      cents,
      fc.option(parts, { nil: undefined }),
      (type, effect, tax, invoice) => {
        const lines = entryLines({ type, effect, tax, method: "Cash" }, invoice).map(({ cents }) => cents);
        expect(lines.reduce((sum, cents) => sum + cents, 0)).toBe(0);
        expect(lines).not.toContain(0);
      },
    ),
  );
});
