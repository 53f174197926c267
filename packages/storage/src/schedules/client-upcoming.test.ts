import { addDays, type LocalDate } from "@petcare/domain";
import { beforeAll, expect, test } from "vitest";
import { readWork } from "../money/invoices/read-work.ts";
import { ownId } from "../people/own-id.ts";
import type { Db } from "../table/client.ts";
import { agendaKey } from "../table/keys.ts";
import { visitId } from "../table/visit-id.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { meterReads, newTable } from "../testing/test-table.ts";
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

test("one-time visits are read however far ahead they are", async () => {
  const client_id = "far";
  for (const date of ["2026-11-21", "2028-02-29", "2199-12-30"] as const) {
    await storeSchedule(db, aSchedule({ id: `on-${date}`, date, client_id }), storedThrough, anAuthor());
  }
  expect(await ids(client_id)).toEqual(
    ["on-2026-11-21", "on-2028-02-29", "on-2199-12-30"].map((id) => `${id}.${id.slice(3)}`),
  );
});

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

test("a rare series is read, though its next visit is years away", async () => {
  const client_id = "rare";
  const recurrence = {
    frequency: "monthly",
    interval: 99,
    by: { type: "date", day: 31 },
    end: { type: "never" },
  } as const;
  await storeSchedule(
    db,
    aSchedule({ id: "rare", client_id, date: "2026-12-31", recurrence }),
    storedThrough,
    anAuthor(),
  );
  const [first, second] = await ids(client_id, { count: 2 });
  expect([first, second]).toEqual(["rare.2026-12-31", "rare.2035-03-31"]);
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

test("what others leave undone costs a client nothing", async () => {
  const client_id = "tidy";
  const left = (count: number, of: string) =>
    Array.from({ length: count }, (_, day) =>
      aVisit({ schedule_id: of, date: addDays("2026-01-01", day), client_id: of }),
    );
  await putBookings(db, [], left(2, client_id));
  const meter = meterReads(db);
  const units = async () => {
    meter.units = 0;
    await readClientUpcoming(db, ownId(client_id), { today, count: 10 }, clientFields);
    await readWork(db, today, client_id);
    return meter.units;
  };
  const before = await units();
  await putBookings(db, [], left(300, "untidy"));
  expect(await units()).toBe(before);
});

test("a series that no night has stored up to today has its visits of the past, too", async () => {
  const client_id = "behind";
  const recurrence = everyDay({ end: { type: "count", count: 4 } });
  await storeSchedule(
    db,
    aSchedule({ id: "behind", client_id, date: "2026-11-18", recurrence }),
    "2026-11-18",
    anAuthor(),
  );
  expect(await ids(client_id)).toEqual(["18", "19", "20", "21"].map((day) => `behind.2026-11-${day}`));
});

test.each(["~", "nonsense", "2200-01-01", "2026-99-99#09#x"])(
  "'%s' is no place, and leads nowhere else",
  async (from) => {
    for (const visit of await upcoming("series", { from })) expect(visit.client_id).toBe("series");
  },
);
