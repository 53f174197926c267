import { visitStatuses } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { readRecordHistory } from "../history/read-history.ts";
import type { Db } from "../table/client.ts";
import { visitId } from "../table/visit-id.ts";
import { anAuthor } from "../testing/author.ts";
import { aVisit } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable, overwrite } from "../testing/test-table.ts";
import { deleteNote, restoreNote } from "./delete-note.ts";
import { readStoredVisit } from "./visits.ts";

const dynamoDb = await startDatabase();

const key = { schedule_id: "schedule-1", original_date: "2026-11-20" } as const;
const now = Date.UTC(2026, 10, 21, 9);
const completed = aVisit({
  status: "completed",
  notes: "Ring twice",
  comments: "Long walk, all well.",
  photo_urls: ["https://example.com/1.jpg"],
  completed_at: Date.UTC(2026, 10, 20, 15),
  completed_by: "walker-1",
  note_key: "hash-1",
  version: 2,
});

let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
  await overwrite(db, completed);
});

const by = (at: number) => anAuthor({ id: "client-1", at });
const remove = (given: Partial<Parameters<typeof deleteNote>[1]> = {}) =>
  deleteNote(db, { key, clientId: "client-1", by: by(now), ...given });

test("a note that is brought back is as it was, with a row of its own, however often", async () => {
  await remove();
  for (const minutes of [1, 2]) {
    const later = by(now + minutes * 60_000);
    expect(await restoreNote(db, { key, clientId: "client-1", by: later })).toBe("done");
    expect(await readStoredVisit(db, key)).toStrictEqual(completed);
  }
  const { rows } = await readRecordHistory(db, { entity: "visit", entity_id: visitId(key) }, { limit: 10 });
  expect(rows.map(({ at, beside, changes }) => [at, beside, changes])).toEqual([
    [now + 60_000, true, { note_deleted_at: { from: now } }],
    [now, true, { note_deleted_at: { to: now } }],
  ]);
  expect(await restoreNote(db, { key, clientId: "client-2", by: by(now) })).toBe("missing");
});

test.each(visitStatuses)("a %s visit has a note to delete only if it is completed", async (status) => {
  await overwrite(db, { ...completed, status });
  const before = await dump(db);
  expect(await remove()).toBe(status === "completed" ? "done" : "missing");
  if (status !== "completed") expect(await dump(db)).toEqual(before);
});
