import { expect, test } from "vitest";
import { invoiceNumber } from "../invoices/invoice-sums.ts";
import { type Billed, type Billing, billingOf, chargeOf, isBillable } from "./billing.ts";

const visit = (given: Partial<Billed>): Billed => ({ status: "completed", price_cents: 2500, ...given });

test.each<[string, Partial<Billed>, Billing | undefined]>([
  ["scheduled", { status: "scheduled" }, undefined],
  ["confirmed", { status: "confirmed" }, undefined],
  ["cancelled", { status: "cancelled" }, undefined],
  ["cancelled for nothing", { status: "cancelled", charge_cents: 0 }, undefined],
  ["cancelled at a price", { status: "cancelled", charge_cents: 1250 }, "to-bill"],
  ["completed before charges were fixed", {}, "to-bill"],
  ["completed for nothing", { charge_cents: 0 }, "to-bill"],
  ["completed and on an invoice", { charge_cents: 2500, invoice_id: "i" }, "invoiced"],
  ["cancelled and on an invoice", { status: "cancelled", charge_cents: 1250, invoice_id: "i" }, "invoiced"],
  ["completed and written off", { charge_cents: 2500, written_off_at: 1 }, "written-off"],
])("a visit that is %s", (_, given, billing) => {
  expect(billingOf(visit(given))).toBe(billing);
  expect(isBillable(visit(given))).toBe(billing !== undefined);
});

test("a completed visit without a charge is billed its price, and a cancelled one nothing", () => {
  expect(chargeOf(visit({}))).toBe(2500);
  expect(chargeOf(visit({ charge_cents: 0 }))).toBe(0);
  expect(chargeOf(visit({ status: "cancelled" }))).toBe(0);
  expect(chargeOf(visit({ status: "scheduled", charge_cents: 100 }))).toBe(0);
});

test("an invoice is called by the end of its id", () => {
  expect(invoiceNumber("0123456789abcdef4c7a19e2")).toBe("4C7A19E2");
});
