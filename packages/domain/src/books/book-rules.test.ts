import { describe, expect, test } from "vitest";
import { faultsOfAccount, noBilling, noEntries, withEntry, withInvoice } from "../invoices/account-rules.ts";
import { claimOfLine, claimOfVisit, faultsOfBill, faultsOfInvoice, heldLines } from "../invoices/invoice-rules.ts";
import { invoiceSums } from "../invoices/invoice-sums.ts";
import { faultsOfPay, noPay, type PayRunTotals, withEarning, withPayAdjustment, withPayRun } from "../pay/pay-rules.ts";

const line = { visit_id: "a.2026-11-10", date: "2026-11-10", cents: 2500 } as const;
const parts = { lines: [line], adjustments: [{ cents: -500 }], settlements: [{ cents: 1000 }] };
const invoice = { id: "i", status: "partial" as const, ...parts, sums: invoiceSums(parts) };
const { sums } = invoice;

describe("an invoice", () => {
  test("that adds up breaks no rule", () => expect(faultsOfInvoice(invoice)).toEqual([]));

  test.each([
    ["sums", { sums: { ...sums, days: { "2026-11-11": 2500 } } }, "Its lines, adjustments and payments do not make"],
    ["sums", { adjustments: [{ cents: -2600 }] }, "Its lines, adjustments and payments do not make"],
    ["paid", { status: "paid" as const }, "It cannot be paid"],
    ["paid", { status: "void" as const }, "It is void and paid"],
  ])("breaks '%s' with %j", (rule, change, text) => {
    const broken = faultsOfInvoice({ ...invoice, ...change });
    expect(broken).toContainEqual({ rule, text: expect.stringContaining(text) });
  });

  test("holds the visits of its lines, a void one none", () => {
    expect(heldLines(invoice)).toEqual([line]);
    expect(heldLines({ ...invoice, status: "void" })).toEqual([]);
  });

  test("and its visit say the same, to the day and the cent", () => {
    const visit = { date: line.date, status: "completed", price_cents: 9900, charge_cents: 2500 } as const;
    expect(claimOfVisit(line.visit_id, visit)).toBe(claimOfLine(line));
    for (const other of [
      { ...visit, date: "2026-11-11" as const },
      { ...visit, charge_cents: 2501 },
    ]) {
      expect(claimOfVisit(line.visit_id, other)).not.toBe(claimOfLine(line));
    }
  });
});

test("a visit is on an invoice or written off, not both, and only where somebody is billed", () => {
  const done = { status: "completed", price_cents: 2500 } as const;
  const free = { status: "cancelled", price_cents: 2500, charge_cents: 0 } as const;
  const right = [done, free, { ...done, invoice_id: "i" }, { ...done, written_off_at: 1 }];
  expect(right.flatMap(faultsOfBill)).toEqual([]);
  const wrong = [
    { ...free, invoice_id: "i" },
    { ...done, status: "scheduled" as const, written_off_at: 1 },
    { ...done, invoice_id: "i", written_off_at: 1 },
  ];
  for (const visit of wrong) expect(faultsOfBill(visit)).toMatchObject([{ rule: "bill" }]);
});

describe("an account", () => {
  const entry = { client_id: "ana", request_hash: "r" };
  const entries = [
    { ...entry, type: "invoice", effect: { billed: 2000, received: 0, settled: 0 } },
    { ...entry, type: "payment", effect: { billed: 0, received: 1500, settled: 1000 } },
    { ...entry, type: "goodwill", effect: { billed: -300, received: 0, settled: -300 } },
  ] as const;
  const own = entries.reduce(withEntry, noEntries);
  const billed = withInvoice(noBilling, invoice);
  const account = { entries: 3, sums: { billed: 1700, received: 1500, settled: 700 } };
  const textsOf = (change: object, more: object = {}) =>
    faultsOfAccount({ account: { ...account, ...change }, own, taken: [], billed, ...more }).map(({ text }) => text);

  test("is what its entries and its invoices make of it", () => expect(textsOf({})).toEqual([]));

  test.each([
    [{ entries: 4 }, {}, "It counts 4 entries, and has 3"],
    [{ sums: { ...account.sums, received: 1501 } }, {}, "Its entries do not make its sums"],
    [{ sums: { ...account.sums, received: 600 } }, {}, "More of it is on invoices than came"],
    [{}, { billed: { ...billed, total: 2001 } }, "Its invoices do not make what it was billed"],
    [{}, { billed: { ...billed, paid: 1001 } }, "Its invoices do not make what is settled"],
  ])("is not, with %j %j", (change, more, text) => expect(textsOf(change, more)).toContain(text));

  test("that is becoming another's is not compared with its invoices", () =>
    expect(textsOf({ merging: {} }, { billed: noBilling })).toEqual([]));

  test("gives what it was given to the account that took it over", () => {
    const effect = (sign: 1 | -1) => ({ billed: sign * 1700, received: sign * 1500, settled: sign * 700 });
    const left = withEntry(own, { ...entry, type: "merged", request_hash: "ana", effect: effect(-1) });
    const merged = { client_id: "ben", request_hash: "ana", type: "merged", effect: effect(1) } as const;
    const kept = withEntry(noEntries, merged);
    const none = { billed: 0, received: 0, settled: 0 };
    const before = faultsOfAccount({ account: { entries: 4, sums: none }, own: left, taken: [], billed: noBilling });
    const after = faultsOfAccount({ account: { ...account, entries: 1 }, own: kept, taken: [left], billed });
    expect([before, after]).toEqual([[], []]);
  });
});

describe("a walker's pay", () => {
  const run: PayRunTotals = {
    status: "paid",
    lines: [{ kind: "visit", cents: 1500 }],
    sums: { visits: 1, work: 1500, tips: 0, corrections: 0, total: 1500 },
  };
  const visits = [
    { status: "completed", pay_cents: 1500, isDue: false },
    { status: "cancelled", pay_cents: 750, isDue: true },
    { status: "scheduled", isDue: false },
  ] as const;
  const side = withPayAdjustment(visits.reduce(withEarning, withPayRun(noPay, run)), { kind: "tip", cents: 500 });
  const textsOf = (ledger: object, more: object = {}) =>
    faultsOfPay({ runs: 1, ...ledger }, { ...side, ...more }).map(({ text }) => text);

  test("is what was paid and what is due", () => expect(textsOf({})).toEqual([]));

  test("takes a correction off what is due, for what was paid stays paid", () => {
    const corrected = withPayAdjustment({ ...side, earned: side.earned - 100 }, { kind: "correction", cents: -100 });
    expect(faultsOfPay({ runs: 1 }, corrected)).toEqual([]);
  });

  test("an undone run stands for nothing", () => expect(withPayRun(noPay, { ...run, status: "undone" }).paid).toBe(0));

  test.each([
    [{ runs: 2 }, {}, "It counts 2 pay runs, and there are 1"],
    [{}, { due: 1251 }, "What was paid and what is due are not what was earned"],
  ])("is not, with %j %j", (ledger, more, text) => expect(textsOf(ledger, more)).toEqual([text]));
});
