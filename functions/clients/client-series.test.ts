import { expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { aRule, setRules } from "../testing/settings.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("a client's series that go on are answered with their exceptions, next step and next month", async () => {
  const { ana, rosa, marcus, priya, owner } = app;
  const weekly = await book(app, { rrule: "FREQ=WEEKLY;BYDAY=MO,WE,FR", date: "2026-11-20" });
  // Stored to its end, so that no index has it.
  const short = await book(app, { rrule: "FREQ=WEEKLY;COUNT=3", date: "2026-11-21" });
  // Its first visit is after the next month.
  const late = await book(app, { rrule: "FREQ=MONTHLY;INTERVAL=6;BYMONTHDAY=2", date: "2027-06-02" });
  const ended = await book(app, { rrule: "FREQ=DAILY", date: "2026-11-20", timeframe: "evening" });
  await bookVisit(app, { date: "2026-11-25", timeframe: "evening" });
  await book(app, { client_id: priya.user.id, rrule: "FREQ=WEEKLY", date: "2026-11-20" });

  const at = (date: string) => ({ id: `${weekly}.${date}` });
  const moved = { date: "2026-11-24", timeframe: "afternoon" } as const;
  await ok(owner, "moveVisit", { params: at("2026-11-23"), body: moved });
  await ok(owner, "assignVisit", { params: at("2026-11-25"), body: { walker_id: null } });
  await ok(owner, "cancelVisit", { params: at("2026-12-02"), body: {} });
  const fromChristmas = { walker_id: marcus.user.id, scope: "following" } as const;
  await ok(owner, "assignVisit", { params: at("2026-12-25"), body: fromChristmas });
  await ok(owner, "cancelVisit", { params: { id: `${ended}.2026-11-20` }, body: { scope: "series" } });
  await ok(owner, "cancelVisit", { params: { id: `${short}.2026-12-05` }, body: { scope: "following" } });

  const answer = await ok(owner, "clientSeries", { params: { id: ana.user.id } });
  expect(answer.map(({ id }) => id)).toEqual([weekly, short, late]);
  const [first, second, third] = answer;
  expect(first).toEqual({
    id: weekly,
    date: "2026-11-20",
    rrule: expect.stringContaining("BYDAY=MO,WE,FR"),
    timeframe: "morning",
    service_type: "25",
    service_label: null,
    pet_names: ["Biscuit", "Max"],
    walker_id: rosa.user.id,
    price: 28,
    pay: 15,
    next: { _id: `${weekly}.2026-11-20`, date: "2026-11-20" },
    changes_on: "2026-12-25",
    exceptions: [
      {
        ...moved,
        _id: `${weekly}.2026-11-23`,
        original_date: "2026-11-23",
        walker_id: rosa.user.id,
        status: "scheduled",
      },
      expect.objectContaining({ original_date: "2026-11-25", walker_id: null }),
      expect.objectContaining({ original_date: "2026-12-02", status: "cancelled" }),
    ],
    month: { from: "2026-12-01", visits: 12, price: 12 * 28 },
  });
  // What was cancelled with the end is no exception.
  expect(second).toMatchObject({ next: { date: "2026-11-21" }, exceptions: [], month: { visits: 0, price: 0 } });
  expect(third).toMatchObject({ next: { date: "2027-06-02" }, changes_on: null, month: { visits: 0 } });
});

test("a month with a visit on whose day a rule counts is answered with plus fees", async () => {
  const { marcus, priya, owner } = app;
  await book(app, { client_id: priya.user.id, walker_id: marcus.user.id, rrule: "FREQ=WEEKLY", date: "2026-11-24" });
  const months = async () =>
    (await ok(owner, "clientSeries", { params: { id: priya.user.id } })).map(({ month }) => month);
  const before = await months();
  expect(before.some((month) => "plus_fees" in month)).toBe(false);
  const when = { type: "weekdays" as const, weekdays: [1] };
  await setRules(app, { rules: [aRule({ when })] });
  expect(await months()).toEqual(before.map((month) => ({ ...month, plus_fees: true })));
  await setRules(app, { rules: [aRule({ when, to: "2026-12-01" })] });
  expect(await months()).toEqual(before);
});
