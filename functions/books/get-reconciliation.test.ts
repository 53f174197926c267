import { beforeEach, expect, test, vi } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { overwriteVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { invoiceOf, newClient, storeDone } from "../testing/invoicing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const pause = vi.spyOn(runtime, "pause");
beforeEach(() => {
  pause.mockReset().mockResolvedValue(undefined);
});

type Day = "2026-11-02" | "2026-11-09" | "2026-11-15";
const reconciliation = (from: Day = "2026-11-09", to: Day = "2026-11-15") =>
  ok(app.owner, "getReconciliation", { query: { from, to } });

test("completed work is on invoices, to bill or written off, and makes the list's total with what is beside it", async () => {
  const [ann, bob, cat] = [await newClient(app, "Ann"), await newClient(app, "Bob"), await newClient(app, "Cat")];
  await storeDone(app, ann, [
    { date: "2026-11-07", price_cents: 2555 },
    { date: "2026-11-09", price_cents: 2555 },
    { date: "2026-11-10", price_cents: 2555, status: "cancelled", charge_cents: 1277 },
  ]);
  await invoiceOf(app, ann, { adjustments: [{ id: "thanks", text: "Thank you", amount: -15 }] });
  await storeDone(app, bob, [{ date: "2026-11-12", price_cents: 10000 }]);
  await storeDone(app, cat, [
    { date: "2026-11-13", price_cents: 2500, written_off_at: 1 },
    { date: "2026-11-14", price_cents: 2500, status: "scheduled" },
    { date: "2026-11-15", price_cents: 2500, status: "cancelled", charge_cents: 0 },
  ]);
  expect(await reconciliation()).toEqual({
    completed: { amount: 163.32, visits: 4, cancellations: 1 },
    on_invoices: { amount: 38.32, visits: 2, invoices: 1 },
    to_bill: { amount: 100, visits: 1, clients: 1 },
    written_off: { amount: 25, visits: 1 },
    list: { other_days: 25.55, other_invoices: 0, adjustments: -15, total: 48.87, invoices: 1 },
    unfinished: 1,
    differences: [],
    audit: null,
  });
  // The week before has a line on this week's invoice, and no invoice of its own.
  expect(await reconciliation("2026-11-02", "2026-11-09")).toMatchObject({
    completed: { amount: 51.1 },
    on_invoices: { amount: 51.1 },
    list: { other_days: 0, other_invoices: 51.1, adjustments: 0, total: 0, invoices: 0 },
    differences: [],
  });
  expect(pause).not.toHaveBeenCalled();
});

test("a charge that is altered by hand and a claim that is lost are found, after reading a second time", async () => {
  const ann = await newClient(app);
  const [walk = ""] = await storeDone(app, ann, [{ date: "2026-11-09", price_cents: 2500 }]);
  const { id } = await invoiceOf(app, ann);
  await overwriteVisit(app, walk, { charge_cents: 2501 });
  expect((await reconciliation()).differences).toEqual([
    { kind: "invoice", visit_id: null, invoice_id: id, is: 25.01, should: 25 },
  ]);
  expect(pause.mock.calls).toEqual([[2000]]);
  await overwriteVisit(app, walk, { charge_cents: 2500, invoice_id: undefined });
  expect((await reconciliation()).differences).toEqual([
    { kind: "invoice", visit_id: null, invoice_id: id, is: 0, should: 25 },
  ]);
  await overwriteVisit(app, walk, { invoice_id: id });
});
