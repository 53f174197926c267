import { expect, test } from "vitest";
import type { Editable } from "../editing/editable.ts";
import {
  type MoneyPlan,
  type MoneyRefusal,
  planCharge,
  planPay,
  planTakeBack,
  planWriteOff,
} from "./plan-visit-money.ts";

const visit = (given: Partial<Editable> = {}): Editable => ({
  original_date: "2026-11-20",
  date: "2026-11-20",
  timeframe: "morning",
  service: "25",
  walker_id: "walker-1",
  pet_names: ["Biscuit"],
  price_cents: 2500,
  status: "completed",
  charge_cents: 2500,
  pay_cents: 1500,
  version: 2,
  ...given,
});
const billed = { invoice_id: "invoice-1" };
const paid = { pay_run_id: "run-1" };
const writtenOff = { written_off_at: 7, written_off_reason: "A gift" };
const cancelled = { status: "cancelled", charge_cents: 1250, pay_cents: 750 } as const;

const decision = { reason: "A gift", at: 7 };
const charge = (given: Partial<Editable>, cents = 2800) => planCharge(visit(given), cents);
const pay = (given: Partial<Editable>, cents = 1600) => planPay(visit(given), cents);
const writeOff = (given: Partial<Editable>, requested = decision) => planWriteOff(visit(given), requested);

test("the charge and the pay of what is done are corrected alone", () => {
  for (const given of [{}, cancelled]) {
    expect(charge(given)).toEqual({ outcome: "planned", after: visit({ ...given, charge_cents: 2800 }) });
    expect(pay(given)).toEqual({ outcome: "planned", after: visit({ ...given, pay_cents: 1600 }) });
  }
  expect(charge(paid)).toMatchObject({ outcome: "planned" });
  expect(pay(billed)).toMatchObject({ outcome: "planned" });
});

test("the same amount again changes nothing, whatever has become of the visit", () => {
  expect(charge(billed, 2500)).toEqual({ outcome: "unchanged" });
  expect(pay(paid, 1500)).toEqual({ outcome: "unchanged" });
});

test("the price of a visit that was completed before charges were fixed becomes its charge", () => {
  expect(charge({ charge_cents: undefined }, 2500)).toMatchObject({
    outcome: "planned",
    after: { charge_cents: 2500 },
  });
});

test("a visit that its walker was paid for leaves that pay run when its pay is corrected, and only then", () => {
  expect(pay(paid, 1600)).toMatchObject({ outcome: "planned", after: { pay_cents: 1600, pay_run_id: undefined } });
  expect(pay(paid, 1500)).toEqual({ outcome: "unchanged" });
});

test("what is to be billed is written off with a reason, and taken back without a trace", () => {
  for (const given of [{}, cancelled, paid, { charge_cents: 0 }]) {
    const planned = writeOff(given);
    expect(planned).toEqual({ outcome: "planned", after: visit({ ...given, ...writtenOff }) });
    const after = planned.outcome === "planned" ? planned.after : visit();
    expect(planTakeBack(after)).toEqual({
      outcome: "planned",
      after: { ...after, written_off_at: undefined, written_off_reason: undefined },
    });
  }
  expect(writeOff(writtenOff, { reason: "A gift", at: 9 })).toEqual({ outcome: "unchanged" });
  expect(planTakeBack(visit())).toEqual({ outcome: "unchanged" });
});

test.each<[string, MoneyPlan<Editable>, MoneyRefusal]>([
  ["the charge of what is not done", charge({ status: "confirmed" }), "not_done"],
  ["the charge of what is on an invoice", charge(billed), "invoiced"],
  ["the charge of what is written off", charge(writtenOff), "written_off"],
  ["the pay of what is not done", pay({ status: "scheduled" }), "not_done"],
  ["the pay of nobody", pay({ walker_id: undefined }), "no_walker"],
  ["writing off what is not done", writeOff({ status: "scheduled" }), "not_billable"],
  ["writing off what was cancelled for nothing", writeOff({ ...cancelled, charge_cents: 0 }), "not_billable"],
  ["writing off what is on an invoice", writeOff(billed), "invoiced"],
  ["writing off for another reason", writeOff(writtenOff, { reason: "A mistake", at: 9 }), "written_off"],
])("%s is refused", (_, plan, reason) => {
  expect(plan).toEqual({ outcome: "refused", reason });
});
