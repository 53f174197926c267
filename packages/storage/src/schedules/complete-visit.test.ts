import { visitStatuses } from "@petcare/domain";
import { describe, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, aVisit, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { conflictOnce, dump, newTable, overwrite } from "../testing/test-table.ts";
import { type Completion, completeVisit } from "./complete-visit.ts";
import { storeSchedule } from "./schedules.ts";
import { readStoredVisit } from "./visits.ts";

const dynamoDb = await startDatabase();

const key = { schedule_id: "schedule-1", original_date: "2026-11-20" } as const;

const completion = (given: Partial<Completion> = {}): Completion => ({
  key,
  walkerId: "walker-1",
  by: anAuthor({ id: "walker-1", at: Date.UTC(2026, 10, 20, 15) }),
  partsOf: async () => [],
  payOf: async () => 1500,
  comments: "Long walk, all well.",
  photoUrls: ["https://example.com/1.jpg"],
  today: "2026-11-20",
  hash: "hash-1",
  ...given,
});

const byOwner = { walkerId: undefined, by: anAuthor() };

async function tableWithVisit() {
  const db = await newTable(dynamoDb.endpoint);
  await storeSchedule(db, aSchedule({ recurrence: everyDay() }), "2026-11-21", anAuthor());
  return db;
}

test("completing stores what was written and who did it when", async () => {
  const db = await tableWithVisit();
  const result = await completeVisit(db, completion());
  const completed = {
    ...aVisit({ recurring: true }),
    status: "completed",
    comments: "Long walk, all well.",
    photo_urls: ["https://example.com/1.jpg"],
    completed_at: Date.UTC(2026, 10, 20, 15),
    completed_by: "walker-1",
    completion_hash: "hash-1",
    charge_cents: 2500,
    pay_cents: 1500,
    version: 2,
  };
  expect(result).toStrictEqual({ outcome: "completed", visit: completed });
  expect(await readStoredVisit(db, key)).toStrictEqual(completed);
});

test("of fifty completions at once exactly one completes, and the others are told which", {
  tags: "at-once",
}, async () => {
  const db = await tableWithVisit();
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) => completeVisit(db, completion({ hash: `hash-${index}` }))),
  );
  const [winner, ...others] = results.filter(({ outcome }) => outcome === "completed");
  expect(winner).toBeDefined();
  expect(others).toEqual([]);
  const stored = await readStoredVisit(db, key);
  expect(stored?.version).toBe(2);
  expect(winner).toEqual({ outcome: "completed", visit: stored });
  const losers = results.filter(({ outcome }) => outcome === "conflict");
  expect(losers).toHaveLength(49);
  for (const loser of losers) expect(loser).toStrictEqual({ outcome: "conflict", visit: stored });
});

test("a transaction on the visit at that moment does not stop it", async () => {
  const db = await tableWithVisit();
  conflictOnce(db);
  expect(await completeVisit(db, completion())).toMatchObject({ outcome: "completed", visit: { version: 2 } });
});

test("an edit of something else at that moment is kept", async () => {
  const db = await tableWithVisit();
  const payOf: Completion["payOf"] = async (visit) => {
    await overwrite(db, { ...visit, notes: "Ring twice", garage_code: "4711", version: 7 });
    return 1500;
  };
  const result = await completeVisit(db, completion({ payOf }));
  expect(result).toMatchObject({ outcome: "completed", visit: { notes: "Ring twice", version: 8 } });
});

test("the client is charged the price of that moment", async () => {
  const db = await tableWithVisit();
  const prices = [2800, 3100];
  let version = 1;
  const payOf = async () => {
    const price_cents = prices.shift();
    if (price_cents) await overwrite(db, aVisit({ price_cents, version: ++version }));
    return 1500;
  };
  await completeVisit(db, completion({ payOf }));
  expect(await readStoredVisit(db, key)).toMatchObject({ price_cents: 3100, charge_cents: 3100 });
});

test("a visit that is moved to another frame of its day meanwhile is billed and paid where it is", async () => {
  const db = await tableWithVisit();
  let moves = 1;
  const payOf = async () => {
    if (moves-- > 0) await overwrite(db, aVisit({ timeframe: "evening" }));
    return 1500;
  };
  await completeVisit(db, completion({ payOf }));
  const item = (await dump(db)).find(({ sk }) => sk === "VISIT#2026-11-20");
  expect(item).toMatchObject({
    money_sk: "BILL#client-1#2026-11-20#18#schedule-1.2026-11-20",
    pay_sk: "walker-1#2026-11-20#18#schedule-1.2026-11-20",
  });
});

test.each(visitStatuses)("a %s visit is completed only if the visit's life allows it", async (status) => {
  const db = await tableWithVisit();
  await overwrite(db, aVisit({ status }));
  const { outcome } = await completeVisit(db, completion());
  expect(outcome).toBe(status === "scheduled" || status === "confirmed" ? "completed" : "conflict");
});

test("somebody else's visit and an unassigned one are missing, whatever their state", async () => {
  const db = await tableWithVisit();
  const before = await dump(db);
  expect(await completeVisit(db, completion({ walkerId: "walker-2" }))).toEqual({ outcome: "missing" });
  expect(await dump(db)).toEqual(before);

  await overwrite(db, aVisit({ status: "completed" }));
  expect(await completeVisit(db, completion({ walkerId: "walker-2" }))).toEqual({ outcome: "missing" });

  await overwrite(db, aVisit({ walker_id: undefined }));
  expect(await completeVisit(db, completion())).toEqual({ outcome: "missing" });
});

test("a visit that is not there is missing and stays so", async () => {
  const db = await tableWithVisit();
  const before = await dump(db);
  for (const walkerId of ["walker-1", undefined]) {
    const result = await completeVisit(db, completion({ key: { ...key, schedule_id: "unknown" }, walkerId }));
    expect(result).toEqual({ outcome: "missing" });
  }
  expect(await dump(db)).toEqual(before);
});

test("a visit cannot be completed before the day that it is on now", async () => {
  const db = await tableWithVisit();
  await overwrite(db, aVisit({ date: "2026-11-23", original_date: "2026-11-20" }));
  const early = await completeVisit(db, completion({ today: "2026-11-22" }));
  expect(early).toMatchObject({ outcome: "conflict", visit: { status: "scheduled", date: "2026-11-23" } });
  expect((await completeVisit(db, completion({ today: "2026-11-23" }))).outcome).toBe("completed");
});

test("a pay of the visit's own is kept, 0 too; where none is known there is none", async () => {
  for (const [own, rate, pay] of [
    [900, 1500, 900],
    [0, 1500, 0],
    [900, undefined, 900],
    [undefined, 1500, 1500],
    [undefined, 0, 0],
    [undefined, undefined, undefined],
  ] as const) {
    const db = await tableWithVisit();
    await overwrite(db, aVisit({ own_pay_cents: own }));
    await completeVisit(db, completion({ payOf: async () => rate }));
    expect((await readStoredVisit(db, key))?.pay_cents).toBe(pay);
  }
});

test("the owner completes anybody's visit, but none that nobody has", async () => {
  const db = await tableWithVisit();
  await overwrite(db, aVisit({ walker_id: undefined, own_pay_cents: 900 }));
  const before = await dump(db);
  expect(await completeVisit(db, completion(byOwner))).toMatchObject({ outcome: "unassigned" });
  expect(await dump(db)).toEqual(before);
  await overwrite(db, aVisit({ walker_id: "walker-2" }));
  expect(await completeVisit(db, completion(byOwner))).toMatchObject({
    outcome: "completed",
    visit: { walker_id: "walker-2", completed_by: "owner-1", pay_cents: 1500 },
  });
});

describe("a visit that is given to somebody else while it is completed", () => {
  const rates: Record<string, number> = { "walker-1": 1500, "walker-2": 1700 };
  /** Gives the visit to the next of the walkers each time its pay is asked for. */
  const whileAsked = (db: Db, walkers: (string | undefined)[]): Completion["payOf"] => {
    const left = [...walkers];
    return async ({ walker_id }) => {
      if (left.length > 0) await overwrite(db, aVisit({ walker_id: left.shift() }));
      return rates[walker_id];
    };
  };

  test.each([
    [["walker-2"], 1700],
    [["walker-2", "walker-1"], 1500],
  ])("through %j pays whoever has it in the end", async (walkers, pay) => {
    const db = await tableWithVisit();
    const { outcome } = await completeVisit(db, completion({ ...byOwner, payOf: whileAsked(db, walkers) }));
    const stored = await readStoredVisit(db, key);
    expect([outcome, stored?.walker_id, stored?.pay_cents]).toEqual(["completed", walkers.at(-1), pay]);
  });

  test("is not completed where nobody has it in the end", async () => {
    const db = await tableWithVisit();
    const result = await completeVisit(db, completion({ ...byOwner, payOf: whileAsked(db, [undefined]) }));
    expect(result).toMatchObject({ outcome: "unassigned" });
    expect((await readStoredVisit(db, key))?.status).toBe("scheduled");
  });

  test("is missing for the walker who had it", async () => {
    const db = await tableWithVisit();
    const result = await completeVisit(db, completion({ payOf: whileAsked(db, ["walker-2"]) }));
    expect(result).toEqual({ outcome: "missing" });
    expect((await readStoredVisit(db, key))?.status).toBe("scheduled");
  });
});

test("a visit whose service changes while it is completed is paid by the new one", async () => {
  const db = await tableWithVisit();
  const payOf: Completion["payOf"] = async ({ service }) => {
    if (service === "overnight") return 6000;
    await overwrite(db, aVisit({ service: "overnight", version: 2 }));
    return 1500;
  };
  await completeVisit(db, completion({ payOf }));
  expect(await readStoredVisit(db, key)).toMatchObject({ status: "completed", service: "overnight", pay_cents: 6000 });
});

test.each([{ status: "cancelled" }, { date: "2026-11-23" }, { status: "completed" }] as const)(
  "a visit that becomes %j while it is completed is a conflict",
  async (change) => {
    const db = await tableWithVisit();
    const payOf = async () => {
      await overwrite(db, aVisit({ original_date: "2026-11-20", ...change }));
      return 1500;
    };
    const result = await completeVisit(db, completion({ payOf }));
    expect(result).toMatchObject({ outcome: "conflict", visit: change });
    expect(await readStoredVisit(db, key)).toMatchObject({ version: 1, ...change });
  },
);
