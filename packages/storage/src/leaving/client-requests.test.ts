import { beforeEach, expect, test } from "vitest";
import { ownId } from "../people/own-id.ts";
import { openRequests, readClientRequest, requestsOfClient, storeRequest } from "../requests/client-request.ts";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aRequest } from "../testing/requests.ts";
import { startDatabase } from "../testing/start-database.ts";
import { dump, newTable } from "../testing/test-table.ts";
import { forgetPerson } from "./forget-person.ts";
import { giveBookings } from "./give-bookings.ts";

const dynamoDb = await startDatabase();
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
});

const open = aRequest({ id: "open", words: "The blue gate" });

async function fill(): Promise<void> {
  await storeRequest(db, undefined, open, anAuthor());
  await storeRequest(db, undefined, aRequest({ ...open, id: "second" }), anAuthor());
  const answered = aRequest({ ...open, id: "answered", created_at: 0 });
  await storeRequest(db, undefined, answered, anAuthor());
  await storeRequest(db, answered, { ...answered, version: 2, state: "declined", answer: "Snowed in" }, anAuthor());
}

test("a request is stored once, and its next version only where it is as it was read", async () => {
  await fill();
  expect(await storeRequest(db, undefined, open, anAuthor())).toBe("refused");
  const before = open;
  const next = { ...before, version: 2, state: "withdrawn" as const };
  expect(await storeRequest(db, before, next, anAuthor())).toBe("written");
  expect(await storeRequest(db, before, { ...next, state: "accepted" }, anAuthor())).toBe("refused");
  expect(await readClientRequest(db, "open")).toEqual(next);
});

test("whoever leaves has no open request any more, and their words are gone, also from its history", async () => {
  await fill();
  await forgetPerson(db, { id: "client-1", role: "client" }, "2026-11-20", anAuthor());
  const states = (await requestsOfClient(db, ownId("client-1"))).map(({ id, state }) => `${id} ${state}`).sort();
  expect(states).toEqual(["answered declined", "open withdrawn", "second withdrawn"]);
  expect((await openRequests(db, { from: "2026-11-01", now: 0 }, { limit: 9 })).requests).toEqual([]);
  const items = await dump(db);
  for (const word of ["blue gate", "Snowed in"]) expect(JSON.stringify(items)).not.toContain(word);
  await forgetPerson(db, { id: "client-1", role: "client" }, "2026-11-20", anAuthor());
  expect(await dump(db)).toEqual(items);
});

test("requests follow their client into another record", async () => {
  await fill();
  await giveBookings(db, { from: "client-1", to: "client-2" }, anAuthor());
  expect(await requestsOfClient(db, ownId("client-1"))).toEqual([]);
  expect((await requestsOfClient(db, ownId("client-2"))).map(({ id }) => id).sort()).toEqual([
    "answered",
    "open",
    "second",
  ]);
  const items = await dump(db);
  await giveBookings(db, { from: "client-1", to: "client-2" }, anAuthor());
  expect(await dump(db)).toEqual(items);
});
