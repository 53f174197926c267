import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { ownId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { type VisitKey, visitId } from "../table/visit-id.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { readCalendar, readWalkerVisits } from "../testing/lists.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable, overwrite } from "../testing/test-table.ts";
import { readClientUpcoming } from "./client-upcoming.ts";
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

test.each([
  ["2026-11-20", "2026-12-20"],
  ["2027-01-04", addDays(storedThrough, 2)],
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
