import fc from "fast-check";
import { expect, test } from "vitest";
import type { LocalDate } from "../local-date.ts";
import type { BookedInvoice, BookedWork, Books } from "./books.ts";
import { reconcile } from "./reconcile.ts";

const period = { start: "2026-11-02", end: "2026-11-08" } as const;

const visit = (id: string, more: Partial<BookedWork> = {}): BookedWork => ({
  id,
  client_id: "ana",
  date: "2026-11-04",
  status: "completed",
  price_cents: 2500,
  charge_cents: 2500,
  ...more,
});

const invoice = (id: string, days: Record<LocalDate, number>, more: Partial<BookedInvoice> = {}): BookedInvoice => {
  const lines = Object.values(days).reduce((sum, cents) => sum + cents, 0);
  const { adjustments = 0, tax = 0 } = more;
  return {
    id,
    period,
    isVoid: false,
    adjustments,
    total: lines + adjustments + tax,
    lines: Object.keys(days).length,
    days,
    ...more,
  };
};

/** The books in which the list of work to bill is right. */
const books = (visits: BookedWork[], invoices: BookedInvoice[] = []): Books => ({
  period,
  visits,
  invoices,
  toBill: visits
    .filter(({ status, invoice_id, written_off_at }) => status === "completed" && !invoice_id && !written_off_at)
    .map(({ id, charge_cents = 0 }) => ({ id, cents: charge_cents })),
});

test("completed work is on invoices, to bill or written off, and the list's total follows from it", () => {
  const all = books(
    [
      visit("a", { invoice_id: "i" }),
      visit("b", { status: "cancelled", charge_cents: 1250, invoice_id: "i" }),
      visit("c"),
      visit("d", { written_off_at: 1 }),
      visit("e", { status: "cancelled", charge_cents: 0 }),
      visit("f", { status: "scheduled", charge_cents: undefined }),
      visit("g", { invoice_id: "late" }),
    ],
    [
      invoice("i", { "2026-11-04": 3750, "2026-10-31": 1000 }, { adjustments: -500, tax: 367 }),
      invoice("late", { "2026-11-04": 2500 }, { period: { start: "2026-11-09", end: "2026-11-15" } }),
      invoice("gone", { "2026-11-04": 9900 }, { isVoid: true }),
    ],
  );
  const { list, ...found } = reconcile(all);
  expect(found).toEqual({
    completed: { cents: 11250, visits: 5, cancellations: 1 },
    onInvoices: { cents: 6250, visits: 3, invoices: 2 },
    toBill: { cents: 2500, visits: 1, clients: 1 },
    writtenOff: { cents: 2500, visits: 1 },
    differences: [],
  });
  expect(list).toEqual({ otherDays: 1000, otherInvoices: 2500, adjustments: -500, tax: 367, total: 4617, invoices: 1 });
  expect(found.onInvoices.cents + list.otherDays - list.otherInvoices + list.adjustments + list.tax).toBe(list.total);
});

const right = [visit("a", { invoice_id: "i" }), visit("b")];
const paper = invoice("i", { "2026-11-04": 2500 });
const altered = visit("a", { invoice_id: "i", charge_cents: 2501 });
const opened = visit("a", { invoice_id: "i", status: "scheduled", charge_cents: undefined });
const unbilled = { kind: "invoice", id: "i", is: 0, should: 2500 };
const unknown = { kind: "unknown-invoice", id: "a", is: 2500, should: 0 };
const listed = [
  { id: "b", cents: 2400 },
  { id: "c", cents: 100 },
];

test.each<[string, Partial<Books>, object[]]>([
  ["none where all is right", {}, []],
  ["a charge that was altered", { visits: [altered, visit("b")] }, [{ ...unbilled, is: 2501 }]],
  ["a line that was removed", { invoices: [{ ...paper, days: {}, total: 0 }] }, [{ ...unbilled, is: 2500, should: 0 }]],
  [
    "a visit that lost its invoice",
    { visits: [visit("a"), visit("b")] },
    [{ kind: "not-in-list", id: "a", is: 2500, should: 0 }, unbilled],
  ],
  ["a visit that is on an invoice nobody knows", { invoices: [] }, [unknown]],
  ["a visit that is on a void invoice", { invoices: [{ ...paper, isVoid: true }] }, [unknown]],
  [
    "an open visit that is on an invoice",
    { visits: [opened, visit("b")] },
    [{ kind: "not-billable", id: "a", is: 0, should: 0 }, unbilled],
  ],
  [
    "work that the list of work to bill has alone, or with another charge",
    { toBill: listed },
    [
      { kind: "not-in-list", id: "b", is: 2500, should: 2400 },
      { kind: "only-in-list", id: "c", is: 0, should: 100 },
    ],
  ],
])("a difference is named, with what both sides have: %s", (_, changed, differences) => {
  expect(reconcile({ ...books(right, [paper]), ...changed }).differences).toEqual(differences);
});

test("for any work, the parts make the whole, and the sentence holds to the cent", () => {
  const day = fc.constantFrom<LocalDate>("2026-11-01", "2026-11-02", "2026-11-08", "2026-11-09");
  const work = fc.array(
    fc.record({
      date: day,
      cents: fc.integer({ min: 0, max: 99_999 }),
      status: fc.constantFrom("completed" as const, "cancelled" as const, "scheduled" as const),
      where: fc.constantFrom("open", "first", "second", "off"),
    }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(work, fc.integer({ min: -5000, max: 5000 }), fc.nat(900), (all, adjustments, tax) => {
      const visits = all.map(({ date, cents, status, where }, index): BookedWork => {
        const isDone = status !== "scheduled" && (status !== "cancelled" || cents > 0);
        return visit(String(index), {
          date,
          status,
          charge_cents: status === "scheduled" ? undefined : cents,
          ...(isDone && (where === "first" || where === "second") && { invoice_id: where }),
          ...(isDone && where === "off" && { written_off_at: 1 }),
        });
      });
      const paper = (id: string, more: Partial<BookedInvoice>) => {
        const days: Record<LocalDate, number> = {};
        for (const { date, charge_cents = 0 } of visits.filter(({ invoice_id }) => invoice_id === id)) {
          days[date] = (days[date] ?? 0) + charge_cents;
        }
        return invoice(id, days, more);
      };
      const next = { start: "2026-11-09", end: "2026-11-15" } as const;
      const invoices = [paper("first", { adjustments, tax }), paper("second", { period: next })];
      const mine = visits.filter(({ date }) => date >= period.start && date <= period.end);
      const toBill = mine
        .filter((one) => one.status !== "scheduled" && !one.invoice_id && !one.written_off_at)
        .filter(({ status, charge_cents = 0 }) => status === "completed" || charge_cents > 0)
        .map(({ id, charge_cents = 0 }) => ({ id, cents: charge_cents }));
      const found = reconcile({ period, visits: mine, toBill, invoices });
      expect(found.differences).toEqual([]);
      expect(found.completed.cents).toBe(found.onInvoices.cents + found.toBill.cents + found.writtenOff.cents);
      expect(found.completed.visits).toBe(found.onInvoices.visits + found.toBill.visits + found.writtenOff.visits);
      const { list } = found;
      expect(found.onInvoices.cents + list.otherDays - list.otherInvoices + list.adjustments + list.tax).toBe(
        list.total,
      );
    }),
  );
});
