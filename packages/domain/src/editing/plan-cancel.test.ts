import { expect, test } from "vitest";
import type { LocalDate } from "../local-date.ts";
import type { EditableSeries } from "./editable.ts";
import { planCancel } from "./plan-cancel.ts";
import { planReopen } from "./plan-restore.ts";
import { series, today, visitOf, weekly } from "./testing/weekly-series.ts";

// What comes back with a series is held by the plain model of storage's property test, and the refusals by the handlers.

const ended = { ...series, recurrence: weekly({ type: "count", count: 3 }) };
const half = { charge: { type: "half" }, pay: { type: "half" } } as const;
const nothing = { charge: { type: "nothing" }, pay: { type: "nothing" } } as const;
type Visits = ReturnType<typeof visitOf>[];

function cancel(
  visits: Visits,
  how: Omit<Parameters<typeof planCancel>[2], "scope">,
  on: LocalDate = today,
  of: EditableSeries = ended,
) {
  const situation = { today: on, money: { partsOf: () => [], payFor: () => 1555 }, room: 2, visitOf };
  return planCancel(of, visits, { scope: { type: "series" }, ...how }, situation);
}
const cancelled = (...given: Parameters<typeof cancel>) => {
  const result = cancel(...given);
  if (result.outcome !== "planned") throw new Error(result.outcome);
  return result.plan;
};

test("half of a price is charged without its half cent, and half of a pay is paid with it; nobody's earns nothing", () => {
  const visits = [visitOf("2026-11-23", { price_cents: 2801 }), visitOf("2026-11-25", { walker_id: undefined })];
  expect(cancelled(visits, half).changes.map(({ after }) => [after.charge_cents, after.pay_cents])).toEqual([
    [1400, 778],
    [1400, 0],
  ]);
});

test("a rule that has run out stays as it is when what is left of its series is cancelled", () => {
  const { changes, recurrence, cut } = cancelled(
    [visitOf("2026-11-23")],
    { ...nothing, alsoUnfinished: true },
    "2027-05-01",
  );
  expect(changes).toMatchObject([{ after: { status: "cancelled" } }]);
  expect([recurrence, cut]).toEqual([ended.recurrence, undefined]);
});

test("a series that is cancelled once more keeps the end that was booked", () => {
  const cut = { end: { type: "never" } } as const;
  const once = { ...series, recurrence: weekly({ type: "until", date: "2026-12-03" }), cut };
  const plan = cancelled([visitOf("2026-11-23")], nothing, today, once);
  expect([plan.recurrence, plan.cut]).toEqual([weekly({ type: "until", date: "2026-11-20" }), cut]);
});

test("unfinished visits of earlier days go with a series while all of it fits into one act", () => {
  const visits = (["2026-11-20", "2026-11-23", "2026-11-25"] as const).map((date) => visitOf(date));
  const all = { ...nothing, alsoUnfinished: true };
  expect(cancel(visits, all)).toEqual({ outcome: "refused", reason: "too_many_unfinished" });
  expect(cancelled(visits.slice(0, 2), all).changes).toHaveLength(2);
});

test("a reopened visit of today keeps its price, without what was fixed, and stands alone", () => {
  const done = visitOf(today, { status: "completed", price_cents: 2900, charge_cents: 2900, pay_cents: 1555 });
  const result = planReopen(series, done, today);
  const { own, ...after } = result.outcome === "planned" ? result.after : done;
  expect(after).toEqual({ ...visitOf(today, { price_cents: 2900 }), own_price: false });
  expect(own?.has("price_cents")).toBe(true);
});
