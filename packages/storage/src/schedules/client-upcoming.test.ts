import { addDays, type LocalDate } from "@petcare/domain";
import { beforeAll, expect, test } from "vitest";
import { ownId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { agendaKey } from "../table/keys.ts";
import { visitId } from "../table/visit-id.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { readClientUpcoming } from "./client-upcoming.ts";
import { clientFields } from "./readers.ts";
import { storeSchedule } from "./schedules.ts";

const dynamoDb = await startDatabase();

const today: LocalDate = "2026-11-20";
const storedThrough: LocalDate = "2027-01-20";
let db: Db;
beforeAll(async () => {
  db = await newTable(dynamoDb.endpoint);
});

const upcoming = (client_id: string, requested: { from?: string; count?: number } = {}) =>
  readClientUpcoming(db, ownId(client_id), { today, count: 10, ...requested }, clientFields);

test("a series goes on for as long as there are pages, with one-time visits between its own", async () => {
  const client_id = "series";
  await storeSchedule(db, aSchedule({ id: "daily", client_id, recurrence: everyDay() }), storedThrough, anAuthor());
  await storeSchedule(
    db,
    aSchedule({ id: "once", client_id, date: "2027-09-01", timeframe: "evening" }),
    storedThrough,
    anAuthor(),
  );
  let from = "";
  const read: string[] = [];
  for (let page = 0; page < 8; page++) {
    const visits = await upcoming(client_id, { from, count: 61 });
    read.push(...visits.slice(0, 60).map(visitId));
    const next = visits[60];
    if (!next) throw new Error("The series has ended");
    from = agendaKey(next).agenda_sk;
  }
  const days = Array.from({ length: 479 }, (_, day) => addDays(today, day));
  expect(read).toEqual(days.flatMap((day) => [`daily.${day}`, ...(day === "2027-09-01" ? [`once.${day}`] : [])]));
});
