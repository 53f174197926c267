import { visitStatuses } from "@petcare/domain";
import { expect, test } from "vitest";
import { anAuthor } from "../testing/author.ts";
import { aVisit } from "../testing/bookings.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable, overwrite } from "../testing/test-table.ts";
import { deleteNote } from "./delete-note.ts";

const dynamoDb = await startDatabase();

test.each(visitStatuses)("a %s visit has a note to delete only if it is completed", async (status) => {
  const db = await newTable(dynamoDb.endpoint);
  const visit = aVisit({ status, comments: "Long walk, all well.", completed_at: 1, version: 2 });
  await overwrite(db, visit);
  const before = await dump(db);
  const outcome = await deleteNote(db, { key: visit, clientId: "client-1", by: anAuthor({ id: "client-1" }) });
  expect(outcome).toBe(status === "completed" ? "done" : "missing");
  if (status !== "completed") expect(await dump(db)).toEqual(before);
});
