import { DeleteCommand, PutCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { planOccurrence } from "@petcare/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { giveBookings } from "../bookings/clients/give-bookings.ts";
import { forgetPerson } from "../bookings/forget-person.ts";
import { putBookings } from "../bookings/put-bookings.ts";
import { storeSchedule } from "../bookings/schedules.ts";
import type { Visit } from "../bookings/visit.ts";
import { actOnVisit } from "../editing/act-on-visit.ts";
import { Desk } from "../editing/testing/desk.ts";
import { untilKilled } from "../editing/testing/kill.ts";
import { historyKey } from "../table/history-keys.ts";
import { scheduleKey, visitKey } from "../table/keys.ts";
import { putItems } from "../table/put-items.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, meterReads, onWrites } from "../testing/test-table.ts";
import { auditBooking } from "./audit-booking.ts";
import { placeOf, readChangedBookings } from "./changed-bookings.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

/** What tests alter of it they put back. */
let busy: Desk;
beforeAll(async () => {
  busy = await busyDesk();
});

const always = {
  after: placeOf(Date.parse("2026-11-01T00:00:00Z")),
  now: Date.parse("2027-12-01T00:00:00Z"),
  most: 1000,
};
const carla = { id: "client-1", role: "client" } as const;
const day = "2026-11-25";
const single = { schedule_id: "single", original_date: "2026-12-24" } as const;

/** What the audit of all that was ever changed finds: faults, and schedules that are unfinished. */
async function found({ db }: Desk, moving: ReadonlySet<string> = new Set()) {
  const { bookings } = await readChangedBookings(db, always);
  const all = [];
  for (const [schedule_id, dates] of bookings) {
    const faults = await auditBooking(db, { schedule_id, dates }, moving);
    all.push(...(faults === "unfinished" ? [schedule_id] : faults));
  }
  return all;
}

const visitFault = { kind: "visit", id: `series.${day}`, rule: "history" };
const scheduleFault = { kind: "schedule", id: "series", rule: "history" };

/** A series with two edits of a visit alone, a completed visit, and a single booking with two edits. */
async function busyDesk(): Promise<Desk> {
  const desk = await Desk.open(dynamoDb.endpoint, { notes: "Side door", garage_code: "4711" }, "2026-11-21", 25);
  await desk.patch(day, { changes: { notes: "Back door" } });
  await desk.patch(day, { changes: { price_cents: 3100 } });
  await desk.complete("2026-11-20");
  await storeSchedule(desk.db, aSchedule({ id: "single", date: "2026-12-24", notes: "Ring" }), desk.today, anAuthor());
  for (const notes of ["Ring twice", "Knock"]) await editSingle(desk, notes);
  return desk;
}

const editSingle = ({ db, today }: Desk, notes: string) =>
  actOnVisit(db, {
    key: single,
    plan: (schedule, visit) => planOccurrence(schedule, visit, { changes: { notes } }, today),
    by: anAuthor(),
    today: "2026-11-20",
  });

const set = ({ db }: Desk, Key: { pk: string; sk: string }, name: string, value: unknown) =>
  db.client.send(
    new UpdateCommand({
      TableName: db.table,
      Key,
      UpdateExpression: "SET #name = :value",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#name": name },
      ExpressionAttributeValues: { ":value": value },
    }),
  );

const ofDay = visitKey({ schedule_id: "series", original_date: day });
const rowOf = (entity: "schedule" | "visit", entity_id: string, version: number) =>
  historyKey({ entity, entity_id }, version);

/** The same row at another place. */
async function double({ db }: Desk, { pk, sk }: { pk: string; sk: string }) {
  const row = (await dump(db)).find((item) => item.pk === pk && item.sk === sk);
  await db.client.send(new PutCommand({ TableName: db.table, Item: { ...row, sk: `${sk}#again` } }));
}

const remove = ({ db }: Desk, Key: { pk: string; sk: string }) =>
  db.client.send(new DeleteCommand({ TableName: db.table, Key, ConditionExpression: "attribute_exists(pk)" }));

/** Makes the table what it was. */
async function putBack({ db }: Desk, before: Record<string, unknown>[]) {
  const known = new Set(before.map(({ pk, sk }) => `${pk} ${sk}`));
  for (const { pk, sk } of await dump(db)) {
    if (!known.has(`${pk} ${sk}`)) await db.client.send(new DeleteCommand({ TableName: db.table, Key: { pk, sk } }));
  }
  await putItems(db, before);
}

test("bookings that nobody has altered are what their history tells, also once a visit is billed and paid", async () => {
  const before = await dump(busy.db);
  const done = visitKey({ schedule_id: "series", original_date: "2026-11-20" });
  await set(busy, done, "invoice_id", "invoice-1");
  await set(busy, done, "pay_run_id", "run-1");
  expect(await found(busy)).toEqual([]);
  await putBack(busy, before);
});

test.each<[string, (desk: Desk) => Promise<unknown>, unknown[]]>([
  ["a visit's price", (desk) => set(desk, ofDay, "price_cents", 3101), [visitFault]],
  ["a visit's version", (desk) => set(desk, ofDay, "version", 9), [visitFault]],
  ["a visit that is gone", (desk) => remove(desk, ofDay), [visitFault]],
  ["a schedule's notes", (desk) => set(desk, scheduleKey("series"), "notes", "No door"), [scheduleFault]],
  ["a schedule that is gone", (desk) => remove(desk, scheduleKey("series")), [scheduleFault]],
  ["a visit's missing first row", (desk) => remove(desk, rowOf("visit", `series.${day}`, 2)), [visitFault]],
  ["a visit's missing last row", (desk) => remove(desk, rowOf("visit", `series.${day}`, 3)), [visitFault]],
  ["a visit's doubled row", (desk) => double(desk, rowOf("visit", `series.${day}`, 3)), [visitFault]],
  [
    "a single booking's notes",
    (desk) => set(desk, scheduleKey("single"), "notes", "Ring"),
    [{ ...scheduleFault, id: "single" }],
  ],
])("%s is found", async (_, alter, faults) => {
  const before = await dump(busy.db);
  await alter(busy);
  expect(await found(busy)).toEqual(faults);
  await putBack(busy, before);
  expect(await found(busy)).toEqual([]);
});

test("the history of somebody who was deleted or merged raises nothing, also while it is being written", async () => {
  const give = (desk: Desk) => giveBookings(desk.db, { from: carla.id, to: "client-2" }, anAuthor());
  const forget = (desk: Desk) => forgetPerson(desk.db, carla, desk.today, anAuthor());
  for (const act of [give, forget]) {
    const desk = await busyDesk();
    let writes = 0;
    const other = desk.elsewhere();
    onWrites(other.db, (send) => {
      writes += 1;
      if (writes > 12) throw new Error("killed");
      return send();
    });
    expect(await untilKilled(() => act(other))).toBe(true);
    expect(await found(desk, new Set([carla.id, "client-2"]))).toEqual(["series", "single"]);
    await act(desk);
    expect(await found(desk)).toEqual([]);
  }
});

test("a visit that its walker confirms while a long edit is decided raises nothing", async () => {
  const desk = await Desk.open(dynamoDb.endpoint);
  const last = "2027-01-15";
  const editor = desk.elsewhere();
  let confirmed: Promise<unknown> | undefined;
  onWrites(editor.db, async (send) => {
    confirmed ??= desk.confirm(last);
    await confirmed;
    return send();
  });
  await editor.edit({ notes: "Front door" });
  expect(await desk.values("status", [last])).toEqual(["confirmed"]);
  expect(await found(desk)).toEqual([]);
});

test("of visits that were put in as they were, the versions are checked from then on", async () => {
  const desk = await busyDesk();
  const put: Visit[] = [aVisit({ status: "completed", charge_cents: 2500, version: 2 })];
  await putBookings(desk.db, [aSchedule({ materialised_through: "2026-11-20" })], put);
  const key = { schedule_id: "schedule-1", original_date: "2026-11-20" } as const;
  const moved = await actOnVisit(desk.db, {
    key,
    plan: (_, visit) => ({ outcome: "planned", after: { ...visit, charge_cents: 2000 } }),
    by: anAuthor(),
    today: "2026-11-20",
  });
  expect(moved.outcome).toBe("done");
  expect(await found(desk)).toEqual([]);
  await remove(desk, rowOf("visit", "schedule-1.2026-11-20", 3));
  // Nothing names the visit then, so it is asked for.
  expect(await auditBooking(desk.db, { schedule_id: "schedule-1", dates: new Set() }, new Set())).toEqual([
    { kind: "visit", id: "schedule-1.2026-11-20", rule: "history" },
  ]);
});

test("changes are read on from a place, and no more than asked for", async () => {
  const first = await readChangedBookings(busy.db, { ...always, most: 2 });
  expect(first.stoppedAt).toBeTruthy();
  const rest = await readChangedBookings(busy.db, { ...always, after: first.stoppedAt ?? "" });
  expect(rest.stoppedAt).toBeUndefined();
  const all = await readChangedBookings(busy.db, always);
  const names = ({ bookings }: typeof all) =>
    [...bookings].flatMap(([id, dates]) => [id, ...[...dates].map((d) => id + d)]);
  expect(new Set([...names(first), ...names(rest)])).toEqual(new Set(names(all)));
  expect(names(first).length).toBeLessThan(names(all).length);
  let after: string | undefined = always.after;
  while (after) {
    const page: typeof all = await readChangedBookings(busy.db, { ...always, after, most: 1 });
    expect(page.bookings.size).toBe(1);
    after = page.stoppedAt;
  }
});

test("a changed visit costs the same reads however old its series is", async () => {
  const costs = [];
  for (const horizon of [10, 150]) {
    const desk = await Desk.open(dynamoDb.endpoint, { notes: "x".repeat(400) }, "2026-11-21", horizon);
    await desk.patch(day, { changes: { notes: "Back door" } });
    for (const { original_date } of (await desk.stored()).slice(3)) await desk.confirm(original_date);
    const meter = meterReads(desk.db);
    expect(await auditBooking(desk.db, { schedule_id: "series", dates: new Set([day]) }, new Set())).toEqual([]);
    costs.push({ ...meter });
  }
  expect(costs[0]?.queries).toBe(2);
  expect(costs[1]).toEqual(costs[0]);
});
