import { beforeEach, expect, test } from "vitest";
import { endSession, endSessions, hasEnded } from "../access/sessions.ts";
import { updateEmail } from "../access/update-email.ts";
import { storeUser } from "../people/store-user.ts";
import { updateUser } from "../people/update-user.ts";
import { listPeople, readUser, type User, userByEmail } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aClient, aWalker } from "../testing/people.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import { deleteUser } from "./delete-user.ts";

const dynamoDb = await startDatabase();

const now = Date.UTC(2026, 10, 20, 13) + 300;
const carla = { ...aClient(), email: "carla@example.com" };
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
  await storeUser(db, carla, anAuthor());
});

const stored = async (id = carla.id) => (await readUser(db, id)) as User;

test("nothing is written over another edit, to somebody inactive, or where nobody is", async () => {
  expect(await updateUser(db, carla.id, { name: "Zoe" }, anAuthor(), 2)).toBe("refused");
  expect(await updateUser(db, carla.id, { active: false }, anAuthor(), 1)).toBe("written");
  expect(await updateUser(db, carla.id, { name: "Zoe" }, anAuthor())).toBe("refused");
  expect(await updateUser(db, "nobody", { name: "Zoe" }, anAuthor())).toBe("refused");
  expect(await stored()).toMatchObject({ name: "Carla Client", version: 2 });
});

test("one session is ended and no other, and forgotten when its tokens are past", async () => {
  await endSession(db, carla.id, { id: "a", expiresAt: now / 1000 + 100 }, now);
  await endSession(db, carla.id, { id: "b", expiresAt: now / 1000 + 10_000 }, now);
  expect(["a", "b", "c"].map((id) => id && hasEnded({ ...carla }, id))).toEqual([false, false, false]);
  const user = await stored();
  expect(["a", "b", "c"].map((id) => hasEnded(user, id))).toEqual([true, true, false]);
  expect(user.version).toBe(1);

  await endSession(db, carla.id, { id: "d", expiresAt: now / 1000 + 10_000 }, now + 200_000);
  const later = await stored();
  expect(["a", "b", "d"].map((id) => hasEnded(later, id))).toEqual([false, true, true]);
});

test("with more than fifty ended sessions all are ended, so that the record stays small", async () => {
  for (let index = 0; index <= 50; index++) {
    expect((await stored()).sessions_valid_from).toBeUndefined();
    await endSession(db, carla.id, { id: `s${index}`, expiresAt: now }, now);
  }
  expect(await stored()).toEqual({ ...carla, sessions_valid_from: Math.floor(now / 1000) + 1 });
});

test("all sessions end but the one that is kept; the present second is theirs", async () => {
  await endSessions(db, carla.id, now, "mine");
  const valid = Math.floor(now / 1000) + 1;
  expect(await stored()).toEqual({ ...carla, sessions_valid_from: valid, kept_session: "mine" });
  await endSessions(db, carla.id, now);
  expect(await stored()).toEqual({ ...carla, sessions_valid_from: valid });
  await endSessions(db, "nobody", now);
  expect((await dump(db)).map(({ sk }) => sk)).toEqual(["EMAIL", "HISTORY#00000001", "USER"]);
});

const change = { userId: carla.id, from: carla.email, session: "mine" };

test("a taken email, a changed one and an inactive user are refused, and nothing is written", async () => {
  await storeUser(db, aWalker(), anAuthor());
  await storeUser(db, aWalker({ id: "off", email: "off@example.com", active: false }), anAuthor());
  const before = await dump(db);
  expect(await updateEmail(db, { ...change, to: "walter@example.com" }, anAuthor())).toBe("email-taken");
  expect(await updateEmail(db, { ...change, from: "older@example.com", to: "new@example.com" }, anAuthor())).toBe(
    "conflict",
  );
  expect(
    await updateEmail(db, { ...change, userId: "off", from: "off@example.com", to: "new@example.com" }, anAuthor()),
  ).toBe("conflict");
  expect(await dump(db)).toEqual(before);
});

test("a deleted user has nothing personal left and their email is free", async () => {
  const whole: User & { email: string } = {
    ...carla,
    custom_rates: { walk25: 2800 },
    notes: "Pays late",
    emergency_contact: { name: "Her sister", phone: "5165550190" },
    access: { lockbox: "2580" },
    keys: [{ id: "copy-a", label: "Front door", since: "2026-03-04" }],
    preferred_walker_id: "walker-1",
    sms_consent: { at: now, text_version: "v1" },
    last_seen_at: now,
    kept_session: "mine",
    sessions_valid_from: 5,
    ended_sessions: new Set(["a#1"]),
    id: "whole",
    email: "whole@example.com",
  };
  await storeUser(db, whole, anAuthor());
  expect(await deleteUser(db, whole, anAuthor({ at: now }))).toBe("deleted");
  expect(await stored("whole")).toEqual({
    id: "whole",
    role: "client",
    name: "Deleted client",
    pets: [],
    active: false,
    deleted_at: now,
    sessions_valid_from: 5,
    created_at: carla.created_at,
    version: 2,
  });
  expect(await userByEmail(db, "whole@example.com")).toBeUndefined();
  expect((await listPeople(db, "clients")).map(({ name }) => name)).toEqual(["Carla Client", "Deleted client"]);
  expect(await deleteUser(db, whole, anAuthor({ at: now }))).toBe("gone");
});
