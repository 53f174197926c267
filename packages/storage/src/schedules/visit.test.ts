import { expect, test } from "vitest";
import { aVisit } from "../testing/bookings.ts";
import { type Visit, visitKeys } from "./visit.ts";

const agenda = "2026-11-20#09#schedule-1.2026-11-20";
const placed = { calendar_pk: "MONTH#2026-11", agenda_sk: agenda };
const unfinished = { money_pk: "WORK", money_sk: `UNFINISHED#${agenda}`, open_pk: "CLIENT#client-1" };
const toBill = { money_pk: "WORK", money_sk: `BILL#client-1#${agenda}` };
const toPay = { pay_pk: "TO_PAY", pay_sk: `walker-1#${agenda}` };
const done = { status: "completed", charge_cents: 2500, pay_cents: 1500 } as const;
const cancelled = { status: "cancelled", charge_cents: 1250, pay_cents: 750 } as const;

test.each<[string, Partial<Visit>, object]>([
  ["scheduled", {}, unfinished],
  ["confirmed", { status: "confirmed" }, unfinished],
  ["unassigned", { walker_id: undefined }, unfinished],
  ["scheduled with a pay agreed for it", { pay_cents: 900 }, unfinished],
  ["completed", done, { ...toBill, ...toPay }],
  ["completed for nothing", { ...done, charge_cents: 0, pay_cents: 0 }, toBill],
  ["completed, its pay not known yet", { ...done, pay_cents: undefined }, { ...toBill, ...toPay }],
  ["completed and without a charge", { ...done, charge_cents: undefined }, { ...toBill, ...toPay }],
  ["completed by nobody", { ...done, walker_id: undefined }, toBill],
  ["completed and on an invoice", { ...done, invoice_id: "invoice-1" }, toPay],
  ["completed and written off", { ...done, written_off_at: 1 }, toPay],
  ["completed and in a pay run", { ...done, pay_run_id: "run-1" }, toBill],
  ["completed, billed and paid", { ...done, invoice_id: "invoice-1", pay_run_id: "run-1" }, {}],
  ["cancelled", { status: "cancelled" }, {}],
  ["cancelled for nothing", { ...cancelled, charge_cents: 0, pay_cents: 0 }, {}],
  ["cancelled at a price", cancelled, { ...toBill, ...toPay }],
  ["cancelled, charged only", { ...cancelled, pay_cents: 0 }, toBill],
  ["cancelled, paid only", { ...cancelled, charge_cents: 0 }, toPay],
  ["cancelled and on an invoice", { ...cancelled, invoice_id: "invoice-1" }, toPay],
])("a visit that is %s", (_, given, keys) => {
  expect(visitKeys(aVisit(given))).toEqual({ ...placed, ...keys });
});

test("a visit stands where it is now", () => {
  expect(visitKeys(aVisit({ original_date: "2026-11-20", date: "2026-12-01", timeframe: "evening" }))).toMatchObject({
    calendar_pk: "MONTH#2026-12",
    agenda_sk: "2026-12-01#18#schedule-1.2026-11-20",
    money_sk: "UNFINISHED#2026-12-01#18#schedule-1.2026-11-20",
  });
});
