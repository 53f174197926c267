import { expect, test } from "vitest";
import { book, datesOf, following, never, weekly } from "./testing/monday-wednesday-friday.ts";

test("half of a price is charged without its half cent, and half of a pay is paid with it", () => {
  const model = book({ price_cents: 2801 });
  model.cancel({ type: "following", from: "2026-12-04" });
  const charged = book({ price_cents: 2801, recurrence: weekly({ type: "count", count: 10 }) });
  charged.cancel(following("2026-12-04"), { charge: { type: "half" }, pay: { type: "half" } });
  expect(charged.visit("2026-12-04")).toMatchObject({ status: "cancelled", charge_cents: 1400, pay_cents: 778 });
  expect(charged.visit("2026-12-02").status).toBe("scheduled");
});

test("a series without end cannot be cancelled with a charge", () => {
  const model = book();
  expect(model.cancel(following("2026-12-04"), { charge: { type: "half" } })).toEqual({
    outcome: "refused",
    reason: "endless_charge",
  });
});

test("a cancelled series has no later date, and is whole again once it is restored", () => {
  const model = book();
  const before = datesOf(model, "2027-06-01");
  model.cancel(following("2026-12-04"));
  expect(model.calendar("2027-01-22", "2027-12-31")).toEqual([]);
  model.restore("2026-12-07");
  expect(model.visit("2026-12-07").status).toBe("scheduled");
  model.cancel(following("2026-11-30"));
  model.restoreSeries();
  expect(datesOf(model, "2027-06-01")).toEqual(before);
  expect(model.series.recurrence).toEqual(weekly(never));
});

test("a rule that has run out stays as it is when what is left of its series is cancelled", () => {
  const recurrence = weekly({ type: "count", count: 3 });
  const model = book({ recurrence });
  model.today = "2027-05-01";
  model.cancel({ type: "series" }, { alsoUnfinished: true });
  expect(model.visit("2026-11-23").status).toBe("cancelled");
  expect([model.series.recurrence, model.series.cut]).toEqual([recurrence, undefined]);
});

test("unfinished visits of earlier days go with a series while all of it fits into one act", () => {
  const model = book({ recurrence: weekly({ type: "count", count: 93 }) });
  model.today = "2027-07-15";
  const takesAll = () => model.cancel({ type: "series" }, { alsoUnfinished: true });
  expect(takesAll()).toEqual({ outcome: "refused", reason: "too_many_unfinished" });
  model.become("2026-11-20", "completed");
  expect(takesAll()).toMatchObject({ outcome: "planned", plan: { changes: { length: 92 } } });
});

test("nobody is paid for the cancelled visit that nobody had", () => {
  const model = book({ walker_id: undefined, recurrence: weekly({ type: "count", count: 3 }) });
  model.cancel({ type: "series" }, { charge: { type: "all" }, pay: { type: "amount", cents: 1000 } });
  expect(model.visit("2026-11-23")).toMatchObject({ charge_cents: 2800, pay_cents: 0 });
});

test("a visit that was cancelled alone stays cancelled when its series is restored, and takes what it missed once it is", () => {
  const model = book();
  model.editOne("2026-12-04", { changes: { notes: "Back door" } });
  model.visits.set("2026-12-04", { ...model.visit("2026-12-04"), status: "cancelled" });
  model.edit({ walker_id: "marcus", timeframe: "afternoon" });
  model.cancel();
  model.restoreSeries();
  expect(model.visit("2026-12-04").status).toBe("cancelled");
  model.restore("2026-12-04");
  expect(model.visit("2026-12-04")).toMatchObject({ walker_id: "marcus", timeframe: "afternoon", notes: "Back door" });
});

test("a series that ended long ago cannot be restored", () => {
  const model = book();
  model.cancel(following("2026-12-04"));
  model.today = "2027-03-01";
  expect(model.restoreSeries()).toEqual({ outcome: "refused", reason: "ended_too_long_ago" });
});
