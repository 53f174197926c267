import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { ownId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { readCalendar, readWalkerVisits } from "../testing/lists.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { readClientUpcoming } from "./client-upcoming.ts";
import { materialise } from "./materialise.ts";
import { clientFields } from "./readers.ts";
import type { Schedule } from "./schedule-item.ts";
import { readSchedule, storeSchedule } from "./schedules.ts";

const dynamoDb = await startDatabase();

const storedThrough: LocalDate = "2027-01-20";

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
