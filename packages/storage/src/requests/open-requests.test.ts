import type { LocalDate } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "../table/client.ts";
import { anAuthor } from "../testing/author.ts";
import { aRequest } from "../testing/requests.ts";
import { startDatabase } from "../testing/start-database.ts";
import { newTable } from "../testing/test-table.ts";
import { type ClientRequest, openRequests, storeRequest } from "./client-request.ts";

const dynamoDb = await startDatabase();
const now = Date.parse("2026-11-20T12:00:00Z");
const daysOn = (days: number) => now + days * 86_400_000;
let db: Db;
beforeEach(async () => {
  db = await newTable(dynamoDb.endpoint);
});

const store = (id: string, given: Partial<ClientRequest>) =>
  storeRequest(db, undefined, aRequest({ id, created_at: now, begins_at: undefined, ...given }), anAuthor());

/** The ids of each page in turn. */
async function pages(limit: number, from: LocalDate = "2026-11-13", at = now): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await openRequests(db, { from, now: at }, { limit, cursor });
    found.push(page.requests.map(({ id }) => id).join(" "));
    cursor = page.cursor;
  } while (cursor && found.length < 20);
  return found;
}

beforeEach(async () => {
  await store("walk", { begins_at: daysOn(4) });
  await store("walk-2", { begins_at: daysOn(4) });
  await store("tomorrow", { begins_at: daysOn(1) });
  await store("lapsed", { begins_at: daysOn(-5) });
  await store("off", { kind: "off", begins_at: daysOn(10) });
  await store("care", { kind: "care", created_at: daysOn(-20) });
  await store("care-now", { kind: "care" });
  await store("meet", { kind: "meet", begins_at: daysOn(90), expires_at: daysOn(97) / 1000 });
  await store("answered", { state: "declined", begins_at: daysOn(2) });
});
const all = ["care", "lapsed", "care-now", "tomorrow", "meet", "walk", "walk-2", "off"];

test.each([1, 3, 8])("all kinds come in one order, by when an answer is wanted, %s a page", async (limit) => {
  const found = await pages(limit);
  expect(found.join(" ").split(" ")).toEqual(all);
  expect(found).toHaveLength(Math.ceil(all.length / limit));
});

test("what lapsed before a day is left out, and what no first day ends never is", async () => {
  expect(await pages(9, "2026-11-16")).toEqual(["care care-now tomorrow meet walk walk-2 off"]);
  expect(await pages(9, "2026-12-20", daysOn(97) - 1)).toEqual(["care care-now meet"]);
});
