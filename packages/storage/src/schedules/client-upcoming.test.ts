import { addDays, type LocalDate } from "@petcare/domain";
import { beforeAll, expect, test } from "vitest";
import { ownId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { agendaKey } from "../table/keys.ts";
import { visitId } from "../table/visit-id.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { readClientUpcoming } from "./client-upcoming.ts";
import { putBookings } from "./put-bookings.ts";
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
const ids = async (...requested: Parameters<typeof upcoming>) => (await upcoming(...requested)).map(visitId);

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

test("an open visit of the past stays on top, whole, until it is completed or cancelled", async () => {
  const client_id = "late";
  const late = { client_id, comments: "Not sent yet" };
  await putBookings(
    db,
    [],
    [
      aVisit({ ...late, schedule_id: "stale", date: "2025-12-01" }),
      aVisit({ ...late, schedule_id: "done", date: "2025-12-02", status: "completed" }),
      aVisit({ ...late, schedule_id: "off", date: "2025-12-03", status: "cancelled" }),
      aVisit({ ...late, schedule_id: "yesterday", date: "2026-11-19", status: "confirmed" }),
      aVisit({ ...late, schedule_id: "today", date: today }),
      aVisit({ ...late, schedule_id: "others", date: "2025-12-01", client_id: "somebody-else" }),
    ],
  );
  expect(await ids(client_id)).toEqual(["stale.2025-12-01", "yesterday.2026-11-19", "today.2026-11-20"]);
  expect((await upcoming(client_id, { count: 1 }))[0]).toMatchObject({ comments: "Not sent yet", date: "2025-12-01" });
  expect(await ids(client_id, { from: "2025-12-02" })).toEqual(["yesterday.2026-11-19", "today.2026-11-20"]);
});
