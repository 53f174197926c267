import { noteOf } from "@petcare/domain";
import { expect, test } from "vitest";
import { readVisitHistory } from "../history/visit-history.ts";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aCompletion, aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable, overwrite } from "../testing/test-table.ts";
import { noteArrival } from "./arrive-at-visit.ts";
import { type Completing, completeVisit } from "./complete-visit.ts";
import { storeSchedule } from "./schedules.ts";
import type { Visit } from "./visit.ts";
import { readStoredVisit } from "./visits.ts";

const dynamoDb = await startDatabase();

const key = { schedule_id: "schedule-1", original_date: "2026-11-20" } as const;
const noon = Date.parse("2026-11-20T17:00:00Z");
const byWalker = { id: "walker-1", isOwner: false, key: "row-1" };
const report = (given: Parameters<typeof aCompletion>[1] = {}) => aCompletion(key, { ...byWalker, ...given });
const at = (time: string) => ({ at: Date.parse(`2026-11-20T${time}:00-05:00`) });

async function tableWithVisit(given: Partial<Visit> = {}) {
  const db = await newTable(dynamoDb.endpoint);
  await storeSchedule(db, aSchedule({ recurrence: everyDay() }), "2026-11-21", anAuthor());
  if (Object.keys(given).length > 0)
    await overwrite(db, aVisit({ recurring: true, original_date: key.original_date, ...given }));
  return db;
}
const rowsOf = async (db: Db) =>
  (await readVisitHistory(db, "schedule-1.2026-11-20", { limit: 10 })).rows.filter(({ entity }) => entity === "visit");

test("of forty copies at once one completes the visit, with one row of history", { tags: "at-once" }, async () => {
  const db = await tableWithVisit();
  const results = await Promise.all(Array.from({ length: 40 }, () => completeVisit(db, report())));
  const count = Map.groupBy(results, ({ outcome }) => outcome);
  expect([count.get("done")?.length, count.get("same")?.length]).toEqual([1, 39]);
  expect((await readStoredVisit(db, key))?.version).toBe(2);
  expect(await rowsOf(db)).toHaveLength(1);
});

test("what is edited at that moment is decided on again: price, service and who has it", async () => {
  const db = await tableWithVisit();
  const edits: Partial<Visit>[] = [{ price_cents: 3100 }, { service: "overnight" }, { walker_id: "walker-2" }];
  const rates: Record<string, number> = { "walker-1": 1500, "walker-2": 6000 };
  let seen = aVisit();
  const payOf: Completing["payOf"] = async ({ walker_id }) => {
    const edit = edits.shift();
    if (edit) {
      seen = { ...seen, ...edit, version: seen.version + 1 };
      await overwrite(db, seen);
    }
    return rates[walker_id];
  };
  await completeVisit(db, aCompletion(key, { payOf }));
  expect(await readStoredVisit(db, key)).toMatchObject({
    ...{ status: "completed", walker_id: "walker-2", service: "overnight" },
    ...{ charge_cents: 3100, pay_cents: 6000, completed_by: "owner-1" },
  });
});

test("the owner's completion pays what was not paid beside the visit, and a pay of its own is kept", async () => {
  const answer = { do: "pay_only", charge: 0, pay: 900, at: 1, extra_id: "extra" } as const;
  const review = { state: "answered", report: { ...noteOf({}), done_at: 1 }, answer } as const;
  const db = await tableWithVisit({ reviews: { "walker-1.2026-11-20": review, "walker-1.2026-11-19": review } });
  await completeVisit(db, aCompletion(key));
  expect((await readStoredVisit(db, key))?.pay_cents).toBe(600);
  const own = await tableWithVisit({ own_pay_cents: 1600 });
  await completeVisit(own, aCompletion(key));
  expect((await readStoredVisit(own, key))?.pay_cents).toBe(1600);
});

test("an arrival makes no version, the earliest stands, and a completion at that moment keeps it", async () => {
  const db = await tableWithVisit();
  let now = noon;
  const arrive = (time: string) => {
    const told = report({ time: at(time) });
    return noteArrival(db, { ...told, by: { ...told.by, at: now++ } });
  };
  for (const time of ["09:50", "09:41", "09:45"]) await arrive(time);
  expect(await readStoredVisit(db, key)).toMatchObject({ version: 1, arrived_at: at("09:41").at });
  expect(await rowsOf(db)).toHaveLength(2);
  const payOf = async () => {
    await arrive("09:12");
    return 1500;
  };
  await completeVisit(db, { ...report({ payOf, time: at("10:06") }), arrived: at("09:30") });
  expect(await readStoredVisit(db, key)).toMatchObject({ status: "completed", arrived_at: at("09:12").at });
});
