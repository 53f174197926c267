import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { ownId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { readCalendar, readClientHistory, readWalkerVisits } from "../testing/lists.ts";
import { startDatabase } from "../testing/start-database.ts";
import { meterReads, newTable, onWrites, overwrite } from "../testing/test-table.ts";
import { readClientUpcoming } from "./client-upcoming.ts";
import { completeVisit } from "./complete-visit.ts";
import { materialise, storeVisit } from "./materialise.ts";
import { clientFields } from "./readers.ts";
import type { Schedule } from "./schedule-item.ts";
import { readSchedule, storeSchedule } from "./schedules.ts";
import { readStoredVisit } from "./visits.ts";

const dynamoDb = await startDatabase();

const start: LocalDate = "2026-11-20";
const storedThrough: LocalDate = "2027-01-20";
const ids = (visits: VisitKey[]) => visits.map(visitId);

async function current(db: Db, id: string): Promise<Schedule> {
  const schedule = await readSchedule(db, id);
  if (!schedule) throw new Error(`No schedule ${id}`);
  return schedule;
}

const weekly = (weekdays: number[]) =>
  ({ frequency: "weekly", interval: 1, weekdays, end: { type: "never" } }) as const;

/** Two walkers, two clients, three endless series, one that ends and a single visit. */
async function tableOfSeries(): Promise<Db> {
  const db = await newTable(dynamoDb.endpoint);
  const extras = {
    notes: "Ring twice",
    address: "1 Main St",
    garage_code: "12",
    service_label: "Bath",
    walker_phone: "5",
  };
  const schedules = [
    aSchedule({ id: "daily", recurrence: everyDay(), timeframe: "evening" }),
    aSchedule({ id: "mwf", recurrence: weekly([0, 2, 4]), client_id: "client-2", ...extras }),
    aSchedule({ id: "sat", recurrence: weekly([5]), date: "2026-11-21", walker_id: "walker-2", service: "overnight" }),
    aSchedule({ id: "count", recurrence: everyDay({ end: { type: "count", count: 5 } }), walker_id: undefined }),
    aSchedule({ id: "once", date: "2026-11-25", timeframe: "early_morning" }),
  ];
  for (const schedule of schedules) await storeSchedule(db, schedule, storedThrough, anAuthor());
  return db;
}

const readers = {
  calendar: readCalendar,
  walker: (db: Db, from: LocalDate, to: LocalDate) => readWalkerVisits(db, "walker-1", from, to),
  client: upcoming,
};

/** The open visits of client-2 in a range. */
async function upcoming(db: Db, from: LocalDate, to: LocalDate) {
  const visits = await readClientUpcoming(db, ownId("client-2"), { today: from, from, count: 5000 }, clientFields);
  return visits.filter(({ date }) => date < to);
}

test("the owner reads every visit of a range, sorted by date, frame and id, with the end left out", async () => {
  const db = await tableOfSeries();
  expect(ids(await readCalendar(db, "2026-11-24", "2026-11-26"))).toEqual([
    "count.2026-11-24",
    "daily.2026-11-24",
    "once.2026-11-25",
    "mwf.2026-11-25",
    "daily.2026-11-25",
  ]);
});

test("a walker reads their own visits, a client theirs, and nobody the unassigned but the owner", async () => {
  const db = await tableOfSeries();
  expect(ids(await readWalkerVisits(db, "walker-2", start, "2026-12-06"))).toEqual([
    "sat.2026-11-21",
    "sat.2026-11-28",
    "sat.2026-12-05",
  ]);
  expect(ids(await upcoming(db, "2026-11-22", "2026-11-28"))).toEqual([
    "mwf.2026-11-23",
    "mwf.2026-11-25",
    "mwf.2026-11-27",
  ]);
  expect(ids(await readWalkerVisits(db, "walker-1", start, "2026-11-21"))).toEqual([
    "mwf.2026-11-20",
    "daily.2026-11-20",
  ]);
  expect(await readWalkerVisits(db, "nobody", start, "2030-01-01")).toEqual([]);
});

test("each reader gets what they may read of a visit, and no more", async () => {
  const db = await tableOfSeries();
  const common = {
    schedule_id: "mwf",
    original_date: "2026-11-20",
    date: "2026-11-20",
    timeframe: "morning",
    service: "25",
    service_label: "Bath",
    pet_names: ["Biscuit"],
    status: "scheduled",
    recurring: true,
    duration_minutes: 25,
  };
  const first = async (read: keyof typeof readers, date: LocalDate) =>
    (await readers[read](db, date, addDays(date, 1))).find((visit) => visit.schedule_id === "mwf");
  const parts = {
    calendar: { client_id: "client-2", walker_id: "walker-1", price_cents: 2500, version: 1 },
    walker: {
      walker_id: "walker-1",
      client_id: "client-2",
      notes: "Ring twice",
      address: "1 Main St",
      garage_code: "12",
      version: 1,
    },
    client: {
      client_id: "client-2",
      walker_id: "walker-1",
      walker_phone: "5",
      notes: "Ring twice",
      address: "1 Main St",
    },
  };
  for (const read of ["calendar", "walker", "client"] as const) {
    expect(await first(read, "2026-11-20")).toStrictEqual({ ...common, ...parts[read] });
    const far = { original_date: "2031-11-21", date: "2031-11-21" };
    expect(await first(read, "2031-11-21")).toStrictEqual({ ...common, ...far, ...parts[read] });
  }
});

test("what was written on completing is read by walker and client", async () => {
  const db = await tableOfSeries();
  await completeVisit(db, {
    key: { schedule_id: "mwf", original_date: start },
    by: anAuthor({ id: "walker-1", at: 1 }),
    partsOf: async () => [],
    payOf: async () => 1500,
    comments: "Good dog",
    photoUrls: ["https://example.com/a.jpg"],
    today: start,
    hash: "h",
  });
  const written = {
    status: "completed",
    comments: "Good dog",
    photo_urls: ["https://example.com/a.jpg"],
    completed_at: 1,
  };
  expect((await readers.walker(db, start, addDays(start, 1)))[0]).toMatchObject({ ...written, pay_cents: 1500 });
  const [forClient] = (await readClientHistory(db, "client-2", { limit: 1 })).visits;
  expect(forClient).toMatchObject(written);
  expect(forClient).not.toHaveProperty("pay_cents");
  expect((await readers.calendar(db, start, addDays(start, 1)))[1]).toMatchObject({ status: "completed" });
});

test.each([
  ["2026-11-20", "2026-12-20"],
  ["2027-01-04", addDays(storedThrough, 1)],
  ["2027-01-04", addDays(storedThrough, 2)],
  ["2027-01-10", "2027-02-10"],
  ["2031-03-01", "2031-05-15"],
] as const)("reading %s to %s is what is read when all of it is stored", { tags: "large" }, async (from, to) => {
  const db = await tableOfSeries();
  const computed = await Promise.all(Object.values(readers).map((read) => read(db, from, to)));
  for (const id of ["daily", "mwf", "sat", "count", "once"])
    await materialise(db, await current(db, id), addDays(to, 5));

  const stored = await Promise.all(Object.values(readers).map((read) => read(db, from, to)));
  expect(computed.map((visits) => visits.length > 5)).toEqual([true, true, true]);
  expect(computed).toStrictEqual(stored);
});

test("reading writes nothing, and an empty or backward range reads nothing", async () => {
  const db = await tableOfSeries();
  onWrites(db, () => Promise.reject(new Error("written")));
  const meter = meterReads(db);
  expect(await readCalendar(db, "2031-01-01", "2031-01-01")).toEqual([]);
  for (const read of [readers.calendar, readers.walker]) expect(await read(db, "2031-01-02", "2031-01-01")).toEqual([]);
  expect(meter.queries).toBe(0);
  expect(await readCalendar(db, "2031-01-01", "2031-01-02")).not.toEqual([]);
});

test("a visit that is stored ahead is read once, where it was moved to", async () => {
  const db = await tableOfSeries();
  const original: LocalDate = "2031-03-03";
  const visit = await storeVisit(db, await current(db, "mwf"), original);
  if (!visit) throw new Error("not stored");
  const before = await readCalendar(db, "2031-02-01", "2031-05-01");
  expect(before.filter((each) => visitId(each) === visitId(visit))).toHaveLength(1);

  await overwrite(db, { ...visit, date: "2031-04-01", timeframe: "evening", walker_id: "walker-2", version: 2 });
  for (const read of [readers.calendar, readers.client]) {
    const all = await read(db, "2031-02-01", "2031-05-01");
    expect(all.filter((each) => visitId(each) === visitId(visit))).toMatchObject([
      { date: "2031-04-01", timeframe: "evening" },
    ]);
    expect(ids(await read(db, "2031-03-03", "2031-03-04"))).not.toContain(visitId(visit));
    expect(ids(await read(db, "2031-04-01", "2031-04-02"))).toContain(visitId(visit));
  }
  expect((await readCalendar(db, "2031-02-01", "2031-05-01")).length).toBe(before.length);
  expect(ids(await readWalkerVisits(db, "walker-1", "2031-02-01", "2031-05-01"))).not.toContain(visitId(visit));
  expect(ids(await readWalkerVisits(db, "walker-2", "2031-04-01", "2031-04-02"))).toEqual([visitId(visit)]);

  await materialise(db, await current(db, "mwf"), "2031-06-01");
  expect((await readCalendar(db, "2031-02-01", "2031-05-01")).length).toBe(before.length);
  expect((await readStoredVisit(db, visit))?.date).toBe("2031-04-01");
});

test("a visit that is stored between the two reads is read once", async () => {
  const db = await tableOfSeries();
  const from: LocalDate = "2027-01-15";
  const to: LocalDate = "2027-01-28";
  const expected = await readCalendar(db, from, to);
  let done = false;
  db.client.middlewareStack.add(
    (next, context) => async (args) => {
      const answer = await next(args);
      if (context.commandName === "QueryCommand" && !done) {
        done = true;
        await materialise(db, await current(db, "daily"), to);
      }
      return answer;
    },
    { step: "initialize" },
  );
  expect(await readCalendar(db, from, to)).toStrictEqual(expected);
  expect(done).toBe(true);
});

test("a never-ending series is read on any date", async () => {
  const db = await tableOfSeries();
  expect(ids(await readCalendar(db, "2099-12-31", "2100-01-02"))).toEqual([
    "daily.2099-12-31",
    "mwf.2100-01-01",
    "daily.2100-01-01",
  ]);
});
