import { addDays, type FieldChanges, planOccurrence } from "@petcare/domain";
import { runs } from "@petcare/domain/testing/sampled";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { updateEmail } from "../access/update-email.ts";
import { storeUser } from "../people/store-user.ts";
import { editUser } from "../people/update-user.ts";
import { readUser, type User } from "../people/users.ts";
import { recordedBooking } from "../schedules/booking-history.ts";
import { deleteNote } from "../schedules/delete-note.ts";
import { actOnVisit } from "../schedules/editing/act-on-visit.ts";
import { doomed, untilKilled } from "../schedules/editing/testing/kill.ts";
import { following, SeriesHarness, wholeSeries } from "../schedules/editing/testing/series-harness.ts";
import { readSchedule, storeSchedule } from "../schedules/schedules.ts";
import { visitsOfSchedule } from "../schedules/visits.ts";
import { putPricing, readPricing } from "../settings/settings.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule } from "../testing/bookings.ts";
import { aClient } from "../testing/people.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump } from "../testing/test-table.ts";
import { type HistoryRow, rowFrom } from "./history-row.ts";
import { flatPerson, isAsRecorded, replay, replaySchedule, replayVisit, unrecorded } from "./testing/replay.ts";
import { firstVersion } from "./testing/replay-visit.ts";
import { hasEveryVersion, versionsIn } from "./testing/versions.ts";
import { visitEvents } from "./visit-events.ts";

// @module-tag large

const dynamoDb = await startDatabase();

const text = fc.constantFrom("Side door", "Gate sticks", "", undefined);
const person = fc.record(
  {
    name: fc.constantFrom("Carla Client", "Carla Reyes"),
    address: text,
    notes: text,
    garage_code: fc.constantFrom("K4711", "K0815", undefined),
    phone: fc.constantFrom("5165550101", undefined),
    custom_rates: fc.constantFrom({ walk25: 2800 }, { walk25: 3000, visit: 0 }, {}, undefined),
    pets: fc.constantFrom<User["pets"][]>(
      [{ name: "Biscuit" }],
      [{ name: "Biscuit", vet: "Dr. Kim" }, { name: "Max" }],
      [],
    ),
  },
  { requiredKeys: [] },
);
const fields = fc.record(
  {
    timeframe: fc.constantFrom("morning" as const, "evening" as const),
    walker_id: fc.constantFrom("rosa", "marcus", undefined),
    notes: fc.constantFrom("Side door", "Back door", undefined),
    garage_code: fc.constantFrom("K4711", "K0815", undefined),
    price_cents: fc.constantFrom(2801, 3000),
  },
  { requiredKeys: [] },
);
const pick = fc.nat(40);
const onOne = fc.constantFrom("cancelOne", "restore", "reopen", "confirm", "complete", "complete", "deleteNote");
const change = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("person"), person }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("email"), to: fc.constantFrom("a@x.org", "b@x.org") }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("pricing"), walk25: fc.nat(5000) }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("edit"), fields, pick, following: fc.boolean() }) },
  { weight: 7, arbitrary: fc.record({ kind: fc.constant("patch"), fields, pick, days: fc.constantFrom(0, 0, 2, -1) }) },
  { weight: 8, arbitrary: fc.record({ kind: onOne, pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("cancel"), pick, charged: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom("restoreSeries", "undo", "nightly", "tomorrow") }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("single"), fields, becomes: fc.nat(15) }) },
);
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

const count = runs({ sample: 250, whole: 500 });
let harness: SeriesHarness;
/** Of a series whose visits are changed one by one, and never all at once. */
let oneByOne: SeriesHarness;
const changesOfAll = new Set<string>(["edit", "cancel", "restoreSeries", "undo"]);
const carla = aClient();
const single = { schedule_id: "single", original_date: "2026-12-24" } as const;
const kills = fc.option(fc.record({ at: fc.nat(2), moment: fc.constantFrom("before" as const, "after" as const) }), {
  freq: 4,
});

beforeAll(async () => {
  harness = await SeriesHarness.open(dynamoDb.endpoint);
  oneByOne = await SeriesHarness.open(dynamoDb.endpoint);
  await storeUser(harness.db, carla, anAuthor());
  const booked = aSchedule({ id: "single", date: single.original_date, notes: "Ring twice" });
  await storeSchedule(harness.db, booked, single.original_date, anAuthor());
  const changes = fc.sample(fc.record({ change, kill: kills }), { numRuns: count, seed: 11 });
  for (const { change: one, kill } of changes) {
    await untilKilled(() => perform(kill ? doomed(harness, kill) : harness, one));
    oneByOne.today = harness.today;
    if ("pick" in one && !changesOfAll.has(one.kind)) await perform(oneByOne, one);
  }
});

const pickOne = async (at: SeriesHarness, index: number) => {
  const stored = await at.stored(addDays(at.today, -9));
  return stored[index % stored.length] ?? (await at.visit("2026-11-20"));
};

async function perform(at: SeriesHarness, one: Change): Promise<unknown> {
  const { db } = at;
  switch (one.kind) {
    case "person":
      return "person" in one && editUser(db, (await readUser(db, carla.id)) as User, () => one.person, anAuthor());
    case "email": {
      const from = (await readUser(db, carla.id))?.email ?? "";
      return (
        "to" in one &&
        from !== one.to &&
        updateEmail(db, { userId: carla.id, from, to: one.to, session: "s" }, anAuthor())
      );
    }
    case "pricing":
      return "walk25" in one && putPricing(db, { walk25: one.walk25 }, anAuthor());
    case "restoreSeries":
      return at.restoreSeries();
    case "undo":
      return at.undo();
    case "nightly":
      return at.nightly();
    case "tomorrow":
      harness.today = addDays(harness.today, 1);
      return undefined;
    case "single":
      return "becomes" in one && editSingle(at, one.fields, one.becomes);
  }
  if (!("pick" in one)) return undefined;
  const { original_date, date } = await pickOne(at, one.pick);
  if ("days" in one) return at.patch(original_date, { changes: one.fields, date: addDays(date, one.days) });
  if ("following" in one) return at.edit(one.fields, one.following ? following(original_date) : wholeSeries);
  if ("charged" in one) {
    const charge = one.charged ? ({ type: "half" } as const) : ({ type: "nothing" } as const);
    return at.cancel(following(original_date), { charge });
  }
  if (one.kind === "deleteNote")
    return deleteNote(db, { key: at.key(original_date), clientId: "client-1", by: anAuthor() });
  return at[one.kind as "cancelOne" | "restore" | "reopen" | "confirm" | "complete"](original_date);
}

/** Once in a while the single booking becomes a series. */
async function editSingle(at: SeriesHarness, changes: FieldChanges, becomes: number) {
  const schedule = await readSchedule(at.db, "single");
  if (schedule?.recurrence.frequency !== "none") return undefined;
  return actOnVisit(at.db, {
    key: single,
    plan: (found, visit) => planOccurrence(found, visit, { changes }, at.today),
    ...(becomes === 0 && { becomes: { frequency: "daily", interval: 1, end: { type: "count", count: 3 } } }),
    by: anAuthor(),
    today: at.today,
  });
}

const rowsOf = async (pk: string, { db } = harness): Promise<HistoryRow[]> =>
  (await dump(db)).filter((item) => item.pk === pk && String(item.sk).startsWith("HISTORY#")).map(rowFrom);
const upTo = (version: number) => Array.from({ length: version }, (_, index) => index + 1);

test("the rows of a person, replayed, give the person, and are as many as the versions", async () => {
  const rows = await rowsOf("USER#client-1");
  const user = (await readUser(harness.db, carla.id)) as User;
  expect(user.version).toBeGreaterThan(count / 15);
  expect(versionsIn(rows)).toEqual(upTo(user.version));
  expect(replay(rows)).toEqual(flatPerson(user));
  expect(JSON.stringify(rows)).not.toMatch(/K4711|K0815/);
});

test("the rows of the prices give the prices", async () => {
  const rows = await rowsOf("SETTINGS");
  const { rates, version } = await readPricing(harness.db);
  expect(version).toBeGreaterThan(count / 50);
  expect(versionsIn(rows)).toEqual(upTo(version));
  expect(replay(rows)).toEqual(rates);
});

test("the rows of a series and of its visits give all of them", async () => {
  await harness.nightly();
  const rows = await rowsOf("SCHEDULE#series");
  const schedule = await harness.schedule();
  expect(schedule.version).toBeGreaterThan(count / 15);
  expect(versionsIn(rows.filter(({ entity }) => entity === "schedule"))).toEqual(upTo(schedule.version));
  const told = replaySchedule(rows);
  expect([isAsRecorded(recordedBooking(schedule), told.now), told.version]).toEqual([true, schedule.version]);
  const events = visitEvents(rows);
  const visits = await harness.stored();
  expect(rows.filter(({ entity }) => entity === "visit").length).toBeGreaterThan(count / 10);
  for (const visit of visits) {
    const own = events.get(visit.original_date) ?? [];
    const now = replayVisit(told, own, visit);
    expect([visit.original_date, isAsRecorded(recordedBooking(visit), now)]).toEqual([visit.original_date, true]);
    expect(hasEveryVersion(own, visit.version, firstVersion(own, visit.version) + 1)).toBe(true);
  }
  expect(JSON.stringify(rows)).not.toMatch(/K4711|K0815/);
});

test("the rows of a single booking give it and its visit, also once it is a series", async () => {
  const rows = await rowsOf("SCHEDULE#single");
  const schedule = await readSchedule(harness.db, "single");
  const [visit] = await visitsOfSchedule(harness.db, "single", single.original_date);
  expect(schedule?.recurrence.frequency).toBe("daily");
  const told = replaySchedule(rows);
  expect([isAsRecorded(recordedBooking(schedule ?? {}), told.now), told.version]).toEqual([true, schedule?.version]);
  const events = visitEvents(rows).get(single.original_date) ?? [];
  expect(visit && isAsRecorded(recordedBooking(visit), replayVisit(told, events, visit))).toBe(true);
});

test("all bookings of the table are what their history tells", async () => {
  expect(await unrecorded(harness.db)).toEqual({ bookings: 2, faults: [] });
});

test("visits that were changed one by one are what their schedule and their rows tell, to the last field", async () => {
  const rows = await rowsOf("SCHEDULE#series", oneByOne);
  const told = replaySchedule(rows);
  for (const visit of await oneByOne.stored()) {
    const now = replayVisit(told, visitEvents(rows).get(visit.original_date) ?? [], visit);
    expect(now).toEqual({ fields: expect.objectContaining(recordedBooking(visit)), isWhole: true });
  }
  expect(rows.length).toBeGreaterThan(count / 6);
  expect(await unrecorded(oneByOne.db)).toEqual({ bookings: 1, faults: [] });
});
