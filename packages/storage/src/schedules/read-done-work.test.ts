import { afterAll, beforeAll, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { visitId } from "../table/visit-id.ts";
import { aVisit } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { meterReads, newTable } from "../testing/test-table.ts";
import { putBookings } from "./put-bookings.ts";
import { type DoneWorkAsked, readDoneWork, readDoneWorkPage } from "./read-done-work.ts";
import { readVisitsAt } from "./read-visits-at.ts";
import type { Visit } from "./visit.ts";

const dynamoDb = await startDatabase();
afterAll(() => dynamoDb.close());

const done = { status: "completed", charge_cents: 2500, pay_cents: 1500, comments: "All well" } as const;
const rest = { from: "2026-10-01", to: "2026-12-31" } as const;

let db: Db;
beforeAll(async () => {
  db = await newTable(dynamoDb.endpoint);
  const visits: Partial<Visit>[] = [
    { schedule_id: "a", date: "2026-11-30", ...done },
    { schedule_id: "b", date: "2026-11-30", timeframe: "evening", walker_id: "walker-2", ...done },
    { schedule_id: "c", date: "2026-12-01", client_id: "client-2", ...done },
    { schedule_id: "d", date: "2026-12-02" },
    { schedule_id: "e", date: "2026-12-02", status: "cancelled", charge_cents: 1250, pay_cents: 750 },
    { schedule_id: "f", date: "2026-12-02", status: "cancelled", charge_cents: 0, pay_cents: 0 },
    { schedule_id: "g", date: "2026-10-31", ...done, invoice_id: "invoice-1" },
  ];
  await putBookings(db, [], visits.map(aVisit));
});

const ids = (visits: readonly { schedule_id: string }[]) => visits.map(({ schedule_id }) => schedule_id).join("");
const whole = async (asked: Partial<DoneWorkAsked>) => ids(await readDoneWork(db, { ...rest, ...asked }));

test("completed visits and charged cancellations are read, the latest first, over months", async () => {
  expect(await whole({})).toBe("ecbag");
  expect(await whole({ from: "2026-11-30", to: "2026-12-01" })).toBe("cba");
  expect(await whole({ from: "2026-12-02", to: "2026-12-02" })).toBe("e");
  expect(await whole({ from: "2026-12-02", to: "2026-11-01" })).toBe("");
});

test("of one person, and by what is asked of them", async () => {
  expect(await whole({ of: { role: "walker", id: "walker-2" } })).toBe("b");
  expect(await whole({ of: { role: "client", id: "client-1" } })).toBe("ebag");
  expect(await whole({ accepts: ({ invoice_id }) => invoice_id !== undefined })).toBe("g");
});

test.each([1, 2, 3, 5])("in pages of %d they are the same", async (limit) => {
  for (const person of [undefined, { role: "client", id: "client-1" } as const]) {
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await readDoneWorkPage(db, { ...rest, of: person }, { limit, cursor });
      pages.push(ids(page.visits));
      cursor = page.cursor;
    } while (cursor);
    expect(pages.join("")).toBe(await whole({ of: person }));
    expect(pages.every((page) => page.length <= limit)).toBe(true);
  }
});

test.each(["", "0", "zzz", "2026-12-01"])("the cursor %j of no page answers some page", async (cursor) => {
  const { visits } = await readDoneWorkPage(db, rest, { limit: 10, cursor });
  expect("ecbag").toContain(ids(visits));
});

test("the whole of some visits is read by their keys, and nothing of a visit that is not stored", async () => {
  const visits = await readDoneWork(db, { ...rest, to: "2026-11-30" });
  const found = await readVisitsAt(db, [...visits, { schedule_id: "unknown", original_date: "2026-11-30" }]);
  expect(found.size).toBe(3);
  for (const visit of visits) expect(found.get(visitId(visit))).toMatchObject({ ...visit, comments: "All well" });
});

test("a page of a week with 1,900 visits is one query and a few units", async () => {
  const busy = await newTable(dynamoDb.endpoint);
  const many = Array.from({ length: 1900 }, (_, at) =>
    aVisit({
      schedule_id: `s${String(at).padStart(23, "0")}`,
      date: `2026-11-${16 + (at % 7)}` as "2026-11-16",
      ...done,
    }),
  );
  await putBookings(busy, [], many);
  const meter = meterReads(busy);
  const { visits, cursor } = await readDoneWorkPage(busy, { from: "2026-11-16", to: "2026-11-22" }, { limit: 100 });
  expect([visits.length, cursor === undefined, meter.queries]).toEqual([100, false, 1]);
  expect(meter.units).toBeLessThan(12);
  meter.queries = 0;
  expect(await readDoneWork(busy, { from: "2026-11-16", to: "2026-11-22" })).toHaveLength(1900);
  expect(meter.queries).toBe(1);
});
