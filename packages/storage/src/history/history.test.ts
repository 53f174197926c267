import { beforeEach, expect, test } from "vitest";
import { deleteUser } from "../leaving/delete-user.ts";
import { forgetPerson } from "../leaving/forget-person.ts";
import { storeUser } from "../people/store-user.ts";
import { updateUser } from "../people/update-user.ts";
import { readUser } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aClient, aWalker } from "../testing/people.ts";
import { startDatabase } from "../testing/start-database.ts";
import { countWrites, dump, newTable } from "../testing/test-table.ts";
import { readHistory, readRecordHistory } from "./read-history.ts";

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
const everything = { since: Date.UTC(2026, 0, 1), now: Date.UTC(2026, 11, 1), limit: 50 };

test("a change is told with who made it, when and how, and from what to what", async () => {
  const by = anAuthor({ id: "owner-1", way: "phone", request_id: "r-9", at: at + 5 });
  await updateUser(db, carla.id, { address: "9 Oak St", custom_rates: { walk25: 3000, visit: 2000 } }, by);
  const [row] = (await readRecordHistory(db, record, { limit: 1 })).rows;
  expect(row).toEqual({
    ...record,
    name: "Carla Client",
    version: 2,
    by: "owner-1",
    way: "phone",
    request_id: "r-9",
    at: at + 5,
    changes: {
      address: { from: "12 Bedford Ave, Bellmore, NY 11710", to: "9 Oak St" },
      "custom_rates.visit": { to: 2000 },
      "custom_rates.walk25": { from: 2800, to: 3000 },
    },
  });
});

test("a record's first row has all that it began with, but for the codes that open the home", async () => {
  expect(await changes()).toEqual([
    {
      active: { to: true },
      address: { to: "12 Bedford Ave, Bellmore, NY 11710" },
      "custom_rates.walk25": { to: 2800 },
      email: { to: "carla@example.com" },
      garage_code: { to: "•••" },
      name: { to: "Carla Client" },
      pets: { to: [{ name: "Biscuit", kind: "dog" }] },
      phone: { to: "5165550101" },
      role: { to: "client" },
    },
  ]);
});

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

test("a code that changes is told as changed alone", async () => {
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

test("the row of a deletion has nothing of the person", async () => {
  expect(await deleteUser(db, carla, anAuthor({ at }))).toBe("deleted");
  expect(await changes(1)).toEqual([
    {
      active: { from: true, to: false },
      address: { from: "•••" },
      "custom_rates.walk25": { from: "•••" },
      deleted_at: { to: at },
      email: { from: "•••" },
      garage_code: { from: "•••" },
      name: { from: "•••", to: "Deleted client" },
      pets: { from: "•••", to: "•••" },
      phone: { from: "•••" },
    },
  ]);
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

test("all changes are one list over the months, the latest first, of one kind or one person where asked", async () => {
  await storeUser(db, aWalker(), anAuthor({ at: Date.UTC(2026, 6, 1), id: "walker-1" }));
  await updateUser(db, carla.id, { notes: "Late" }, anAuthor({ at: Date.UTC(2026, 10, 30), id: "owner-2" }));
  const all = async (filter: { by?: string; kind?: "person" | "code" } = {}) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await readHistory(db, { ...everything, ...filter, limit: 2, cursor });
      expect(page.rows.length).toBeLessThanOrEqual(2);
      found.push(...page.rows.map((row) => `${row.entity_id} ${row.version}`));
      cursor = page.cursor;
    } while (cursor);
    return found;
  };
  expect(await all()).toEqual(["client-1 2", "client-1 1", "walker-1 1"]);
  expect(await all({ by: "owner-2" })).toEqual(["client-1 2"]);
  expect(await all({ kind: "person" })).toHaveLength(3);
  expect(await all({ kind: "code" })).toEqual([]);
});
