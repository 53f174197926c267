import { beforeEach, expect, test } from "vitest";
import { deleteUser } from "../leaving/delete-user.ts";
import { forgetPerson } from "../leaving/forget-person.ts";
import { storeUser } from "../people/store-user.ts";
import { updateUser } from "../people/update-user.ts";
import { readUser } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aClient } from "../testing/people.ts";
import { startDatabase } from "../testing/start-database.ts";
import { countWrites, dump, newTable } from "../testing/test-table.ts";
import { readRecordHistory } from "./read-history.ts";

const dynamoDb = await startDatabase();

const at = Date.UTC(2026, 10, 20, 13);
const carla = aClient({ custom_rates: { walk25: 2800 } });
const record = { entity: "person", entity_id: carla.id } as const;
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
  await storeUser(db, carla, anAuthor({ at }));
});

const changes = async (limit = 50) => (await readRecordHistory(db, record, { limit })).rows.map((row) => row.changes);

test("a row of long values has their beginnings, and room in the table", async () => {
  const householdOf = (letter: string) => ({
    notes: letter.repeat(4000),
    pets: Array.from({ length: 50 }, (_, n) => ({ name: `${letter}${n}`, notes: letter.repeat(1000) })),
  });
  await updateUser(db, carla.id, householdOf("€"), anAuthor());
  await updateUser(db, carla.id, { ...householdOf("£"), address: "9 Oak St" }, anAuthor());
  const [told] = await changes(1);
  expect(told).toEqual({
    address: { from: "12 Bedford Ave, Bellmore, NY 11710", to: "9 Oak St" },
    notes: { from: `${"€".repeat(250)}…`, to: `${"£".repeat(250)}…` },
    pets: { from: "too long to keep", to: "too long to keep" },
  });
});

test("a code is told as there or changed alone", async () => {
  expect((await changes())[0]).toMatchObject({ garage_code: { to: "•••" }, name: { to: "Carla Client" } });
  await updateUser(db, carla.id, { garage_code: "K0815" }, anAuthor());
  await updateUser(db, carla.id, { garage_code: undefined }, anAuthor());
  expect(await changes(2)).toEqual([{ garage_code: { from: "•••" } }, { garage_code: { from: "•••", to: "•••" } }]);
  const rows = (await dump(db)).filter(({ sk }) => String(sk).startsWith("HISTORY#"));
  expect(JSON.stringify(rows)).not.toMatch(/K4711|K0815/);
});

test("an edit that changes nothing counts no version and tells nothing", async () => {
  expect(await updateUser(db, carla.id, { address: carla.address }, anAuthor())).toBe("written");
  expect((await readUser(db, carla.id))?.version).toBe(1);
  expect(await changes()).toHaveLength(1);
});

test("somebody who is gone has left no personal data in any row, and forgetting again writes nothing", async () => {
  await updateUser(db, carla.id, { address: "9 Oak St", notes: "Pays late" }, anAuthor());
  await deleteUser(db, carla, anAuthor({ at }));
  await forgetPerson(db, { id: carla.id, role: "client" }, "2026-11-20", anAuthor());
  const rows = await dump(db);
  expect(JSON.stringify(rows)).not.toMatch(/Carla|carla@|5165550101|Bedford|Oak St|Biscuit|Pays late/);
  expect((await readRecordHistory(db, record, { limit: 9 })).rows.map(({ name }) => name)).toEqual(
    Array(3).fill("Deleted client"),
  );
  const writes = countWrites(db);
  await forgetPerson(db, { id: carla.id, role: "client" }, "2026-11-20", anAuthor());
  expect(writes.count).toBe(0);
});
