import { expect, test } from "vitest";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import { putBookings } from "./put-bookings.ts";
import { storeSchedule } from "./schedules.ts";
import { visitsOfSchedule } from "./visits.ts";

const dynamoDb = await startDatabase();

/** The items without what messages tell: of a new installation's data nobody hears. */
const items = async (db: Parameters<typeof dump>[0]) => (await dump(db)).map(({ told, ...item }) => item);

test("bookings put as they are make the table that booking them makes", async () => {
  const by = anAuthor({ at: aSchedule().created_at, request_id: "" });
  const booked = await newTable(dynamoDb.endpoint);
  const endless = aSchedule({ id: "endless", recurrence: everyDay() });
  const ended = aSchedule({ id: "ended", recurrence: everyDay({ end: { type: "count", count: 30 } }) });
  const results = [
    await storeSchedule(booked, endless, "2027-01-20", by),
    await storeSchedule(booked, ended, "2027-01-20", by),
  ];
  const schedules = results.map(({ schedule }) => schedule);
  const visits = (await Promise.all(schedules.map(({ id, date }) => visitsOfSchedule(booked, id, date)))).flat();

  const put = await newTable(dynamoDb.endpoint);
  await putBookings(put, schedules, visits);
  expect(await items(put)).toEqual(await items(booked));
  expect(await dump(put)).toHaveLength(2 + 2 + 62 + 30);
});
