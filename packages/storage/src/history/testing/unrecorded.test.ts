import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { planOccurrence } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { forgetPerson } from "../../leaving/forget-person.ts";
import { giveBookings } from "../../leaving/give-bookings.ts";
import { actOnVisit } from "../../schedules/editing/act-on-visit.ts";
import { SeriesHarness } from "../../schedules/editing/testing/series-harness.ts";
import { storeSchedule } from "../../schedules/schedules.ts";
import { historyKey } from "../../table/history-keys.ts";
import { scheduleKey, visitKey } from "../../table/keys.ts";
import { putItems } from "../../table/put-items.ts";
import { anAuthor } from "../../testing/author.ts";
import { aSchedule } from "../../testing/bookings.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { dump } from "../../testing/test-table.ts";
import { unrecorded } from "./unrecorded.ts";

const dynamoDb = await startDatabase();

const carla = { id: "client-1", role: "client" } as const;
const day = "2026-11-25";
const single = { schedule_id: "single", original_date: "2026-12-24" } as const;
const ofDay = visitKey({ schedule_id: "series", original_date: day });
const rowOf = (entity: "schedule" | "visit", entity_id: string, version: number) =>
  historyKey({ entity, entity_id }, version);

/** A series of which one visit was edited twice and one is completed, and a single booking with two edits. */
let harness: SeriesHarness;
beforeEach(async () => {
  harness = await SeriesHarness.open(dynamoDb.endpoint, { notes: "Side door", garage_code: "4711" }, "2026-11-21", 25);
  for (const changes of [{ notes: "Back door" }, { price_cents: 3100 }]) await harness.patch(day, { changes });
  await harness.complete("2026-11-20");
  await storeSchedule(
    harness.db,
    aSchedule({ id: "single", date: "2026-12-24", notes: "Ring" }),
    harness.today,
    anAuthor(),
  );
  for (const notes of ["Ring twice", "Knock"]) {
    await actOnVisit(harness.db, {
      key: single,
      plan: (schedule, visit) => planOccurrence(schedule, visit, { changes: { notes } }, harness.today),
      by: anAuthor(),
      today: harness.today,
    });
  }
});

const faults = async () => (await unrecorded(harness.db)).faults;

const set = (Key: { pk: string; sk: string }, name: string, value: unknown) =>
  harness.db.client.send(
    new UpdateCommand({
      TableName: harness.db.table,
      Key,
      UpdateExpression: "SET #name = :value",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#name": name },
      ExpressionAttributeValues: { ":value": value },
    }),
  );

const remove = (Key: { pk: string; sk: string }) =>
  harness.db.client.send(
    new DeleteCommand({ TableName: harness.db.table, Key, ConditionExpression: "attribute_exists(pk)" }),
  );

const itemAt = async ({ pk, sk }: { pk: string; sk: string }) =>
  (await dump(harness.db)).find((item) => item.pk === pk && item.sk === sk);

/** The same row at another place. */
const double = async (key: { pk: string; sk: string }) =>
  putItems(harness.db, [{ ...(await itemAt(key)), sk: `${key.sk}#again` }]);

const rewrite = async (key: { pk: string; sk: string }, changes: object) =>
  set(key, "changes", { ...((await itemAt(key))?.changes as object), ...changes });

const visit = `SCHEDULE#series VISIT#${day}`;

test.each<[string, () => Promise<unknown>, string[]]>([
  ["a visit's price", () => set(ofDay, "price_cents", 3101), [visit]],
  ["a field that no row tells", () => set(ofDay, "walker_id", "marcus"), [visit]],
  ["a field that it never had", () => set(ofDay, "service_label", "Extra"), [visit]],
  [
    "a row that begins with another value than the row before has left",
    () => rewrite(rowOf("visit", `series.${day}`, 3), { price_cents: { from: 1, to: 3100 } }),
    [visit],
  ],
  ["a visit's version", () => set(ofDay, "version", 9), [visit]],
  ["a visit that is gone", () => remove(ofDay), [visit]],
  ["a schedule's notes", () => set(scheduleKey("series"), "notes", "No door"), ["SCHEDULE#series"]],
  ["a visit's missing row", () => remove(rowOf("visit", `series.${day}`, 2)), [visit]],
  ["a visit's doubled row", () => double(rowOf("visit", `series.${day}`, 3)), [visit]],
  ["a schedule's doubled row", () => double(rowOf("schedule", "series", 1)), ["SCHEDULE#series"]],
  ["a single booking's notes", () => set(scheduleKey("single"), "notes", "Ring"), ["SCHEDULE#single"]],
])("%s is found", async (_, alter, found) => {
  expect(await faults()).toEqual([]);
  await alter();
  expect(await faults()).toEqual(found);
});

test("a booking that is billed and paid is what its history tells", async () => {
  const done = visitKey({ schedule_id: "series", original_date: "2026-11-20" });
  await set(done, "invoice_id", "invoice-1");
  await set(done, "pay_run_id", "run-1");
  expect(await faults()).toEqual([]);
});

test("the bookings of somebody who was merged or deleted are what their history tells", {
  tags: "at-once",
}, async () => {
  await giveBookings(harness.db, { from: carla.id, to: "client-2" }, anAuthor());
  expect(await faults()).toEqual([]);
  await forgetPerson(harness.db, { ...carla, id: "client-2" }, harness.today, anAuthor());
  expect(await faults()).toEqual([]);
});

test("an act on the whole series may have made anything of its visits, and is told once for each", async () => {
  await harness.edit({ notes: "Front door" });
  await set(scheduleKey("series"), "garage_code", "0815");
  await set(scheduleKey("series"), "notes", "No door");
  const changed = visitKey({ schedule_id: "series", original_date: "2026-11-27" });
  await set(changed, "walker_id", "marcus");
  expect(await faults()).toEqual([]);
  await set(changed, "version", 9);
  expect(await faults()).toEqual(["SCHEDULE#series VISIT#2026-11-27"]);
});
