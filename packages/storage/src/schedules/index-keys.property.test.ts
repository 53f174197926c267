import { addDays, type LocalDate, timeFrames, visitStatuses } from "@petcare/domain";
import { runs } from "@petcare/domain/testing/sampled";
import fc from "fast-check";
import { expect, test } from "vitest";
import { forgetPerson } from "../leaving/forget-person.ts";
import type { Db } from "../table/client.ts";
import { type Item, queryAll } from "../table/query.ts";
import { anAuthor } from "../testing/author.ts";
import { aSchedule, everyDay } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import { completeVisit } from "./complete-visit.ts";
import { deleteNote } from "./delete-note.ts";
import { materialise, storeVisit } from "./materialise.ts";
import { putBookings } from "./put-bookings.ts";
import { readSchedule, storeSchedule } from "./schedules.ts";
import { visitFrom, visitKeys } from "./visit.ts";
import { updateVisit } from "./visit-update.ts";
import { readStoredVisit } from "./visits.ts";

const dynamoDb = await startDatabase();

const start: LocalDate = "2026-11-28";
const days = 8;
const dayNumber = fc.nat(days - 1);
const on = (day: number) => ({ schedule_id: "schedule-1", original_date: addDays(start, day) });
const cents = fc.constantFrom(undefined, 0, 1500);
const mark = fc.constantFrom(undefined, "mark-1");

type Write = (db: Db) => Promise<unknown>;

const edits = fc.record(
  {
    date: dayNumber.map((day) => addDays(start, day)),
    timeframe: fc.constantFrom(...timeFrames.map(({ value }) => value)),
    walker_id: fc.constantFrom(undefined, "walker-1", "walker-2"),
    status: fc.constantFrom(...visitStatuses),
    charge_cents: cents,
    pay_cents: cents,
    invoice_id: mark,
    pay_run_id: mark,
    written_off_at: fc.constantFrom(undefined, 1),
    notes: fc.constantFrom(undefined, "Ring twice"),
  },
  { requiredKeys: [] },
);

const completing = fc.record({ day: dayNumber, pay: cents }).map(({ day, pay }): Write => {
  const completion = {
    by: anAuthor({ at: 1 }),
    comments: "",
    photoUrls: [],
    hash: "hash",
    partsOf: async () => [],
    payOf: async () => pay,
  };
  return (db) => completeVisit(db, { ...completion, key: on(day), today: addDays(start, days) });
});

const editing = fc.record({ day: dayNumber, changes: edits }).map(
  ({ day, changes }): Write =>
    async (db) => {
      const visit = await readStoredVisit(db, on(day));
      if (visit) await updateVisit(db, { visit, changes }, anAuthor());
    },
);

const write = fc.oneof(
  { weight: 3, arbitrary: completing },
  { weight: 5, arbitrary: editing },
  dayNumber.map(
    (day): Write =>
      async (db) => {
        const schedule = await readSchedule(db, "schedule-1");
        if (schedule) await materialise(db, schedule, addDays(start, day));
      },
  ),
  dayNumber.map(
    (day): Write =>
      async (db) => {
        const schedule = await readSchedule(db, "schedule-1");
        if (schedule) await storeVisit(db, schedule, addDays(start, day));
      },
  ),
  dayNumber.map(
    (day): Write =>
      (db) =>
        deleteNote(db, { key: on(day), clientId: "client-1", by: anAuthor({ at: 2 }) }),
  ),
  fc.record({ day: dayNumber, role: fc.constantFrom("walker", "client") }).map(({ day, role }): Write => {
    return (db) => forgetPerson(db, { id: `${role}-1`, role }, addDays(start, day), anAuthor());
  }),
  fc.record({ day: dayNumber, changes: edits }).map(
    ({ day, changes }): Write =>
      async (db) => {
        const visit = await readStoredVisit(db, on(day));
        if (visit) await putBookings(db, [], [{ ...visit, ...changes }]);
      },
  ),
);

const keyNames = ["calendar_pk", "agenda_sk", "open_pk", "money_pk", "money_sk", "pay_pk", "pay_sk"];
const keysIn = (item: Item) => Object.fromEntries(Object.entries(item).filter(([name]) => keyNames.includes(name)));

/** All sort keys of an index's only partition. */
async function indexed(db: Db, index: "money" | "pay", partition: string) {
  const items = await queryAll(db, {
    IndexName: index,
    KeyConditionExpression: `${index}_pk = :partition`,
    ExpressionAttributeValues: { ":partition": partition },
  });
  return items.map((item) => item[`${index}_sk`]);
}

test("after any writes each visit stands where its fields say, in every index", { tags: "large" }, async () => {
  await fc.assert(
    fc.asyncProperty(dayNumber, fc.array(write, { minLength: 1, maxLength: 16 }), async (through, writes) => {
      const db = await newTable(dynamoDb.endpoint);
      await storeSchedule(db, aSchedule({ date: start, recurrence: everyDay() }), addDays(start, through), anAuthor());
      for (const next of writes) await next(db);

      const items = (await dump(db)).filter(({ sk }) => String(sk).startsWith("VISIT#"));
      const expected = items.map((item) => visitKeys(visitFrom(item)));
      expect(items.map(keysIn)).toEqual(expected);
      expect(await indexed(db, "money", "WORK")).toEqual(expected.flatMap(({ money_sk }) => money_sk ?? []).sort());
      expect(await indexed(db, "pay", "TO_PAY")).toEqual(expected.flatMap(({ pay_sk }) => pay_sk ?? []).sort());
    }),
    { seed: 20_261_128, numRuns: runs({ sample: 5, whole: 50 }) },
  );
});
