import { BatchWriteCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, expect, test } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { aBooking } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";
import { handler as nightly } from "./nightly.ts";

const rules = [
  "FREQ=DAILY",
  "FREQ=WEEKLY;BYDAY=MO,WE,FR",
  "FREQ=MONTHLY;BYMONTHDAY=31",
  "FREQ=DAILY;COUNT=70",
  "FREQ=DAILY;UNTIL=20270101T235959",
];

const app = await startSignedInApp();
const night = { writes: 0, diesAt: Number.POSITIVE_INFINITY, refuses: "", error: "Error" };

beforeAll(() => {
  runtime.db.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        if (/^(Put|Update|Delete|TransactWrite|BatchWrite)/.test(commandName)) night.writes += 1;
        if (night.writes >= night.diesAt) throw new Error("killed");
        if (night.refuses && JSON.stringify(args.input).includes(night.refuses)) {
          throw Object.assign(new Error("refused"), { name: night.error });
        }
        return next(args);
      },
    { step: "initialize", name: "night" },
  );
});

/** Five series booked in November and nothing else, on the night of 20 April. */
async function startNight() {
  night.diesAt = Number.POSITIVE_INFINITY;
  const { client, table } = runtime.db;
  const deletes = (await bookings()).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
  for (let start = 0; start < deletes.length; start += 25) {
    await client.send(new BatchWriteCommand({ RequestItems: { [table]: deletes.slice(start, start + 25) } }));
  }
  app.clock.now = friday;
  for (const rrule of rules) {
    const body = aBooking(app, { rrule });
    await ok(app.owner, "createSchedule", { body, idempotencyKey: rrule });
  }
  app.clock.now = Date.parse("2027-04-20T08:00:00Z");
  night.writes = 0;
}

/** A booking's history has the id of the request, which is another one each time. */
const schedulesAndVisits = async () => (await bookings()).filter(({ sk }) => !sk.startsWith("HISTORY#"));

async function bookings() {
  const { Items = [] } = await runtime.db.client.send(
    new ScanCommand({ TableName: runtime.db.table, ConsistentRead: true }),
  );
  const key = ({ pk, sk }: Record<string, unknown>) => `${pk} ${sk}`;
  return Items.filter(({ pk }) => pk.startsWith("SCHEDULE#")).sort((a, b) => key(a).localeCompare(key(b)));
}

test("it stores 60 days ahead and one more; a second run writes nothing", async () => {
  await startNight();
  expect((await nightly()).visits).toBeGreaterThan(200);
  const stored = await schedulesAndVisits();
  const on = (date: string) => stored.filter(({ sk }) => sk === `VISIT#${date}`).length;
  expect([on("2027-06-20"), on("2027-06-21")]).toEqual([1, 0]);

  night.writes = 0;
  expect(await nightly()).toEqual({ series: 0, visits: 0 });
  expect(night.writes).toBe(0);
  expect(await schedulesAndVisits()).toEqual(stored);
});

test("killed at any write and run again, the table is that of one clean run", async () => {
  await startNight();
  await nightly();
  const clean = await schedulesAndVisits();
  const { writes } = night;
  expect(writes).toBeGreaterThan(4);
  for (let write = 1; write <= writes; write += 1) {
    await startNight();
    night.diesAt = write;
    await expect(nightly()).rejects.toThrow("killed");
    night.diesAt = Number.POSITIVE_INFINITY;
    await nightly();
    expect(await schedulesAndVisits()).toEqual(clean);
  }
}, 60_000);

test("a run without time leaves the rest to the next ones, which come to the same", async () => {
  await startNight();
  await nightly();
  const clean = await schedulesAndVisits();
  await startNight();
  let runs = 0;
  for (let series = Number.POSITIVE_INFINITY; series > 0; runs += 1) {
    let requested = 0;
    // Each worker asks before it begins a series, and the night asks twice after them.
    const context = { getRemainingTimeInMillis: () => (++requested > 2 ? 59_999 : 900_000) };
    ({ series } = await nightly(undefined, context));
    expect(series).toBeLessThanOrEqual(2);
  }
  expect(runs).toBeGreaterThan(2);
  expect(await schedulesAndVisits()).toEqual(clean);
});

test("the table's limit of units fails no run that has another one ahead of it, but the last of the night", async () => {
  await startNight();
  const [bad] = await schedulesAndVisits();
  Object.assign(night, { refuses: String(bad?.pk), error: "ThrottlingException" });
  expect((await nightly()).visits).toBeGreaterThan(100);
  app.clock.now = Date.parse("2027-04-20T09:44:59Z");
  expect(await nightly()).toEqual({ series: 1, visits: 0 });
  app.clock.now += 1000;
  await expect(nightly()).rejects.toThrow("1 could not be done: ThrottlingException: refused");
  Object.assign(night, { refuses: "", error: "Error" });
});

test("a series that cannot be stored does not keep the others from it, and the night still fails", async () => {
  await startNight();
  await nightly();
  const clean = await schedulesAndVisits();
  await startNight();
  const [bad] = await schedulesAndVisits();
  night.refuses = String(bad?.pk);
  await expect(nightly()).rejects.toThrow("refused");
  const others = (items: Record<string, unknown>[]) => items.filter(({ pk }) => pk !== bad?.pk);
  expect(others(await schedulesAndVisits())).toEqual(others(clean));

  night.refuses = "";
  await nightly();
  expect(await schedulesAndVisits()).toEqual(clean);
});
