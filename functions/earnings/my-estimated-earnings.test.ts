import { putBookings, updateUser, type Visit } from "@petcare/storage";
import { anAuthor, aVisit } from "@petcare/storage/testing";
import { beforeEach, describe, expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { type BodyFor, callRaw, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { newAccount, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

/** A new walker for each test, who has earned nothing yet. */
let walker: Signed;
beforeEach(async () => {
  walker = await newAccount(app, { role: "walker" });
});

const ask = (as: Signed, start: string, end: string) => ok(as, "myEstimatedEarnings", { query: { start, end } });
const ofWeek = (as: Signed) => ask(as, "2026-11-16", "2026-11-23");

type Booking = BodyFor<"createSchedule">;

/** Books a visit and completes it, by default as its walker. Returns its id. */
async function walk(changes: Partial<Booking> = {}, as: Signed = walker): Promise<string> {
  const id = await bookVisit(app, { walker_id: walker.user.id, ...changes });
  await expectOk(complete(as, id));
  return id;
}

const setRates = ({ user }: Signed, pay_rates: Record<string, number>) =>
  updateUser(app.installation.db, user.id, { pay_rates }, anAuthor());

const store = (...visits: Partial<Visit>[]) =>
  putBookings(
    app.installation.db,
    [],
    visits.map((visit, n) =>
      aVisit({
        schedule_id: `stored-${walker.user.id}-${n}`,
        status: "completed",
        walker_id: walker.user.id,
        ...visit,
      }),
    ),
  );

test("what the completed visits of the range earned, in dollars, by visit and by service", async () => {
  await setRates(walker, { walk25: 1725, other: 0 });
  await walk({ date: "2026-11-19", timeframe: "evening", service_type: "overnight", pet_names: ["Max"] });
  await walk();
  await walk({ timeframe: "evening", pet_names: ["Nori"] });
  await walk({ timeframe: "afternoon", service_type: "other", service_label: "Bath" });
  expect(await ofWeek(walker)).toStrictEqual({
    has_pay_rates: true,
    total_earnings: 94.5,
    total_walks: 4,
    tips: 0,
    receipt_items: [
      { service: "overnight", pets: ["Max"], minutes: 1440, date: "2026-11-19", amount: 60, paid_on: null },
      { service: "25", pets: ["Biscuit", "Max"], minutes: 25, date: "2026-11-20", amount: 17.25, paid_on: null },
      { service: "other", pets: ["Biscuit", "Max"], minutes: 25, date: "2026-11-20", amount: 0, paid_on: null },
      { service: "25", pets: ["Nori"], minutes: 25, date: "2026-11-20", amount: 17.25, paid_on: null },
    ],
    extras: [],
    earnings_by_service: {
      "25": { count: 2, rate: 17.25, total: 34.5 },
      visit: { count: 0, rate: 15, total: 0 },
      overnight: { count: 1, rate: 60, total: 60 },
      other: { count: 1, rate: 0, total: 0 },
    },
  });
});

describe("the range", () => {
  const days = async (start: string, end: string) =>
    (await ask(walker, start, end)).receipt_items.map(({ date }) => date);

  test("has its first day whole and its last one not, in the business's zone", async () => {
    for (const date of ["2026-11-15", "2026-11-16", "2026-11-22", "2026-11-23"] as const) {
      await store(
        { schedule_id: `early-${date}`, date, timeframe: "early_morning" },
        { schedule_id: `late-${date}`, date, timeframe: "evening" },
      );
    }
    const week = ["2026-11-16", "2026-11-16", "2026-11-22", "2026-11-22"];
    expect(await days("2026-11-16", "2026-11-23")).toEqual(week);
    expect(await days("2026-11-16T05:00:00Z", "2026-11-23T05:00:00Z")).toEqual(week);
    expect(await days("2026-11-16T04:59:59Z", "2026-11-16T05:00:00Z")).toEqual(["2026-11-15", "2026-11-15"]);
  });

  test.each([
    [undefined, "2026-11-21", "start", "start must be a date such as 2026-11-20"],
    ["2026-11-21", undefined, "end", "end must be a date such as 2026-11-20"],
    ["2026-11-21", "2026-11-21", "end", "end must be after start"],
    ["2026-11-21", "2026-11-20", "end", "end must be after start"],
    ["2026-01-01", "2027-01-03", "end", "end must be at most 366 days after start"],
    ["2026-02-30", "2026-11-22", "start", "start must be a date such as 2026-11-20"],
  ])("from %s to %s is refused, naming %s", async (start, end, field, message) => {
    const query = { ...(start && { start }), ...(end && { end }) };
    expect(await fieldsOf(callRaw(walker, "myEstimatedEarnings", { query }))).toEqual({
      [field]: expect.stringContaining(message),
    });
  });
});
