import { addDays } from "@petcare/domain";
import { beforeAll, describe, expect, test } from "vitest";
import { ownId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { visitId } from "../table/visit-id.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { meterReads, newTable } from "../testing/test-table.ts";
import { putBookings } from "./put-bookings.ts";
import { type DoneQuery, readDonePage, readDoneVisits } from "./read-done-visits.ts";
import { readVisitsAt } from "./read-visits-at.ts";
import { allDays } from "./read-visits-in.ts";
import { type CalendarVisit, calendarFields } from "./readers.ts";
import { storeSchedule } from "./schedules.ts";
import type { Visit } from "./visit.ts";

const dynamoDb = await startDatabase();

const done = { status: "completed", charge_cents: 2500, pay_cents: 1500, comments: "All well" } as const;
const rest = { from: "2026-10-01", to: "2027-01-01", cancelled: "charge_cents" } as const;

let db: Db;
beforeAll(async () => {
  db = await newTable(dynamoDb.endpoint);
  const visits: Partial<Visit>[] = [
    { schedule_id: "a", date: "2026-11-30", ...done },
    { schedule_id: "b", date: "2026-11-30", timeframe: "evening", walker_id: "walker-2", ...done },
    { schedule_id: "c", date: "2026-12-01", client_id: "client-2", ...done },
    { schedule_id: "d", date: "2026-12-02" },
    { schedule_id: "e", date: "2026-12-02", status: "cancelled", charge_cents: 1250, pay_cents: 750 },
    { schedule_id: "f", date: "2026-12-02", status: "cancelled", charge_cents: 0, pay_cents: 0 },
    { schedule_id: "g", date: "2026-10-31", ...done, invoice_id: "invoice-1" },
  ];
  await putBookings(db, [], visits.map(aVisit));
});

const ids = (visits: readonly { schedule_id: string }[]) => visits.map(({ schedule_id }) => schedule_id).join("");
const whole = async (requested: Partial<DoneQuery<CalendarVisit>>) =>
  ids(await readDoneVisits(db, { ...rest, ...requested }, calendarFields));

test("completed visits and charged cancellations are read, the latest first, over months", async () => {
  expect(await whole({})).toBe("ecbag");
  expect(await whole({ from: "2026-11-30", to: "2026-12-02" })).toBe("cba");
  expect(await whole({ from: "2026-12-02", to: "2026-12-03" })).toBe("e");
  expect(await whole({ from: "2026-12-02", to: "2026-11-01" })).toBe("");
});

test("of one person, and by what is asked of them", async () => {
  expect(await whole({ of: { role: "walker", id: ownId("walker-2") } })).toBe("b");
  expect(await whole({ of: { role: "client", id: ownId("client-1") } })).toBe("ebag");
  expect(await whole({ accepts: ({ invoice_id }) => invoice_id !== undefined })).toBe("g");
});

test("without cancelled visits, or with those that are paid, and no more of each than is asked for", async () => {
  const of = { role: "walker", id: ownId("walker-1") } as const;
  expect(await whole({ of, cancelled: undefined })).toBe("cag");
  expect(await whole({ of, cancelled: "pay_cents" })).toBe("ecag");
  expect(await whole({ of, cancelled: "all" })).toBe("fecag");
  const fields = ["schedule_id", "original_date", "date", "pay_cents"] as const;
  const [visit] = await readDoneVisits(db, { ...rest, of, cancelled: "pay_cents" }, fields);
  expect(visit).toStrictEqual({ schedule_id: "e", original_date: "2026-12-02", date: "2026-12-02", pay_cents: 750 });
});

test("of one person in one query; of an empty or backward range in none", async () => {
  const meter = meterReads(db);
  const of = { role: "walker", id: ownId("walker-1") } as const;
  expect(await whole({ of, from: "2026-11-16", to: "2026-11-16" })).toBe("");
  expect(await whole({ of, from: "2026-11-17", to: "2026-11-16" })).toBe("");
  expect(meter.queries).toBe(0);
  await whole({ of, from: "2025-11-21" });
  expect(meter.queries).toBe(1);
});

test.each([1, 2, 3, 5])("in pages of %d they are the same", async (limit) => {
  for (const person of [undefined, { role: "client", id: ownId("client-1") } as const]) {
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await readDonePage(db, { ...rest, of: person }, calendarFields, { limit, cursor });
      pages.push(ids(page.visits));
      cursor = page.cursor;
    } while (cursor);
    expect(pages.join("")).toBe(await whole({ of: person }));
    expect(pages.every((page) => page.length <= limit)).toBe(true);
  }
});

describe("of 200 days with a completed and a cancelled visit in turn, before an endless series", () => {
  const completed = { ...allDays, of: { role: "client", id: ownId("long") } } as const;

  beforeAll(async () => {
    const visits = Array.from({ length: 200 }, (_, day) =>
      aVisit({
        schedule_id: "past",
        client_id: "long",
        date: addDays("2026-01-01", day),
        status: day % 2 === 0 ? "completed" : "cancelled",
      }),
    );
    await putBookings(db, [], visits);
    const series = aSchedule({ id: "long", client_id: "long", recurrence: everyDay() });
    await storeSchedule(db, series, "2026-12-24", anAuthor());
  });

  test.each([1, 30, 50, 99, 100, 200])("the pages of %d are all that are completed", async (limit) => {
    const dates: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await readDonePage(db, completed, calendarFields, { limit, cursor });
      expect(page.visits.length).toBeLessThanOrEqual(limit);
      dates.push(...page.visits.map(({ date }) => date));
      cursor = page.cursor;
      pages += 1;
    } while (cursor);
    expect(dates).toEqual(Array.from({ length: 100 }, (_, at) => addDays("2026-01-01", 198 - 2 * at)));
    expect(pages).toBe(Math.ceil(100 / limit));
  });

  test.each(["", " ", "0", "x", "zzz", "2026", "2026-12-01", "\u{1F436}", "x".repeat(400)])(
    "the cursor %j of no page answers some page of the same list",
    async (cursor) => {
      const page = { limit: 500, cursor };
      const ofClient = await readDonePage(db, completed, calendarFields, page);
      expect(ofClient.visits.every(({ status, schedule_id }) => status === "completed" && schedule_id === "past")).toBe(
        true,
      );
      expect("ecbag").toContain(ids((await readDonePage(db, rest, calendarFields, page)).visits));
    },
  );

  test("somebody without any has an empty page", async () => {
    const none = { ...completed, of: { role: "client", id: ownId("nobody") } } as const;
    expect(await readDonePage(db, none, calendarFields, { limit: 50 })).toEqual({ visits: [] });
  });
});

test("the whole of some visits is read by their keys, and nothing of a visit that is not stored", async () => {
  const visits = await readDoneVisits(db, { ...rest, to: "2026-12-01" }, calendarFields);
  const found = await readVisitsAt(db, [...visits, { schedule_id: "unknown", original_date: "2026-11-30" }]);
  expect(found.size).toBe(3);
  for (const visit of visits) expect(found.get(visitId(visit))).toMatchObject({ ...visit, comments: "All well" });
});

test("a page of a week with 1,900 visits is one query and a few units", async () => {
  const busy = await newTable(dynamoDb.endpoint);
  const many = Array.from({ length: 1900 }, (_, at) =>
    aVisit({
      schedule_id: `s${String(at).padStart(23, "0")}`,
      date: `2026-11-${16 + (at % 7)}` as "2026-11-16",
      ...done,
    }),
  );
  await putBookings(busy, [], many);
  const meter = meterReads(busy);
  const week = { from: "2026-11-16", to: "2026-11-23" } as const;
  const { visits, cursor } = await readDonePage(busy, week, calendarFields, { limit: 100 });
  expect([visits.length, cursor === undefined, meter.queries]).toEqual([100, false, 1]);
  expect(meter.units).toBeLessThan(12);
  meter.queries = 0;
  expect(await readDoneVisits(busy, week, calendarFields)).toHaveLength(1900);
  expect(meter.queries).toBe(1);
});
