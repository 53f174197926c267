import { beforeEach, expect, test } from "vitest";
import { actOnSeries } from "../schedules/editing/act-on-series.ts";
import { noTerms } from "../schedules/editing/visit-changes.ts";
import { materialise } from "../schedules/materialise.ts";
import type { Schedule } from "../schedules/schedule-item.ts";
import { readSchedule, seriesStoredBefore, storeSchedule } from "../schedules/schedules.ts";
import { readStoredVisit, visitsOfSchedule } from "../schedules/visits.ts";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { readCalendar } from "../testing/lists.ts";
import { startDatabase } from "../testing/start-database.ts";
import { countWrites, dump, newTable, onWrites, overwrite } from "../testing/test-table.ts";
import { forgetPerson } from "./forget-person.ts";

// @module-tag at-once

const dynamoDb = await startDatabase();

const today = "2026-11-20";
const client = { id: "client-1", role: "client" } as const;
const told = { address: "12 Bedford Ave", garage_code: "4711", notes: "Key under the mat", walker_phone: "5165550102" };
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
});

const book = async (given: Partial<Schedule>) =>
  (await storeSchedule(db, aSchedule({ ...told, ...given }), "2026-11-25", anAuthor())).schedule;
const daily = (given: Partial<Schedule> = {}) =>
  book({ id: "daily", date: "2026-11-17", recurrence: everyDay(), ...given });
const isNoHistory = ({ sk }: Record<string, unknown>) => !String(sk).startsWith("HISTORY#");
const statuses = async (id: string) =>
  (await visitsOfSchedule(db, id, "2026-01-01")).map(({ date, status }) => `${date.slice(8)} ${status}`);

test("a client's visits are cancelled from today on, whether scheduled or confirmed, and earlier ones stay", async () => {
  await daily();
  const done = await readStoredVisit(db, { schedule_id: "daily", original_date: "2026-11-20" });
  if (done) await overwrite(db, { ...done, status: "completed", comments: "All well" });
  await book({ id: "single", status: "confirmed", date: "2026-12-24" });
  await book({ id: "others", client_id: "client-2", date: "2026-11-21" });

  await forgetPerson(db, client, today, anAuthor());
  expect(await statuses("daily")).toEqual([
    ...[17, 18, 19].map((day) => `${day} scheduled`),
    "20 completed",
    ...[21, 22, 23, 24, 25].map((day) => `${day} cancelled`),
  ]);
  expect(await statuses("single")).toEqual(["24 cancelled"]);
  expect(await statuses("others")).toEqual(["21 scheduled"]);
});

test("what is cancelled for them is not to be done, billed or paid any more; what is done stays so", async () => {
  await daily();
  const agreed = await readStoredVisit(db, { schedule_id: "daily", original_date: "2026-11-22" });
  if (agreed) await overwrite(db, { ...agreed, pay_cents: 900 });
  const done = { status: "completed", charge_cents: 2500, pay_cents: 1500 } as const;
  for (const [original_date, claims] of [
    ["2026-11-18", {}],
    ["2026-11-19", { invoice_id: "invoice-1", pay_run_id: "run-1" }],
  ] as const) {
    const visit = await readStoredVisit(db, { schedule_id: "daily", original_date });
    if (visit) await overwrite(db, { ...visit, ...done, ...claims });
  }

  await forgetPerson(db, client, today, anAuthor());
  const keys = (await dump(db))
    .filter(isNoHistory)
    .map(({ sk, money_sk, pay_sk }) => [sk, money_sk, pay_sk].join(" ").trim());
  expect(keys).toEqual([
    "SCHEDULE",
    "VISIT#2026-11-17 UNFINISHED#2026-11-17#09#daily.2026-11-17",
    "VISIT#2026-11-18 BILL#client-1#2026-11-18#09#daily.2026-11-18 walker-1#2026-11-18#09#daily.2026-11-18",
    ...["19", "20", "21", "22", "23", "24", "25"].map((day) => `VISIT#2026-11-${day}`),
  ]);
  expect(await readStoredVisit(db, { schedule_id: "daily", original_date: "2026-11-22" })).toMatchObject({
    status: "cancelled",
    charge_cents: 0,
    pay_cents: 0,
  });
});

test("their series end the day before, so that nothing is computed or stored any more", async () => {
  const schedule = await daily();
  await forgetPerson(db, client, today, anAuthor());
  expect((await readSchedule(db, "daily"))?.recurrence).toEqual(
    everyDay({ end: { type: "until", date: "2026-11-19" } }),
  );
  expect(await readCalendar(db, "2026-11-26", "2027-11-26")).toEqual([]);
  expect(await Array.fromAsync(seriesStoredBefore(db, "2027-11-26"))).toEqual([[]]);
  expect(await materialise(db, schedule, "2027-01-31")).toBe(0);
});

test("what visits and schedules say of the client is removed, the words for the books stay", async () => {
  await daily();
  await book({ id: "past", date: "2026-01-05" });
  await forgetPerson(db, client, today, anAuthor());
  const text = JSON.stringify(await dump(db));
  for (const word of ["Bedford", "4711", "Key under"]) expect(text).not.toContain(word);
  expect(await readStoredVisit(db, { schedule_id: "past", original_date: "2026-01-05" })).toMatchObject({
    status: "scheduled",
    pet_names: ["Biscuit"],
    price_cents: 2500,
    walker_phone: told.walker_phone,
    version: 2,
  });
});

test("nothing is left of the client in a series that was cancelled before any visit was stored, nor in its undoing", async () => {
  const { id } = await book({ id: "far", date: "2027-06-01", recurrence: everyDay() });
  const act = {
    kind: "cancel",
    scope: { type: "series" },
    charge: { type: "nothing" },
    pay: { type: "nothing" },
  } as const;
  const request = { act, termsOf: () => Promise.resolve(noTerms), by: anAuthor(), today } as const;
  expect(await actOnSeries(db, id, request)).toMatchObject({ outcome: "done" });
  await forgetPerson(db, client, today, anAuthor());
  const text = JSON.stringify(await dump(db));
  for (const word of ["Bedford", "4711", "Key under"]) expect(text).not.toContain(word);
  expect(await readSchedule(db, id)).not.toHaveProperty("inverse");
});

test("killed at any write and run again, the table is that of one clean run; once done it writes nothing", async () => {
  const run = async () => {
    await daily();
    await book({ id: "single", date: "2026-12-24" });
  };
  await run();
  await forgetPerson(db, client, today, anAuthor());
  const clean = await dump(db);
  const { count } = await (async () => {
    const writes = countWrites(db);
    await forgetPerson(db, client, today, anAuthor());
    return writes;
  })();
  expect(count).toBe(0);

  for (let kill = 1; ; kill++) {
    db = await newTable(dynamoDb.endpoint);
    await run();
    let writes = 0;
    onWrites(db, (send) => (++writes === kill ? Promise.reject(new Error("killed")) : send()));
    const died = await forgetPerson(db, client, today, anAuthor()).then(
      () => false,
      () => true,
    );
    await forgetPerson(db, client, today, anAuthor());
    expect(await dump(db)).toEqual(clean);
    if (!died) break;
    expect(kill).toBeLessThan(20);
  }
});
