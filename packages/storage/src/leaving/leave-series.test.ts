import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { following, SeriesHarness } from "../schedules/editing/testing/series-harness.ts";
import { anAuthor } from "../testing/author.ts";
import { startDatabase } from "../testing/start-database.ts";
import { countWrites, dump } from "../testing/test-table.ts";
import { forgetPerson } from "./forget-person.ts";

const dynamoDb = await startDatabase();

const today: LocalDate = "2026-11-21";
const open = (given: Parameters<typeof SeriesHarness.open>[1] = {}) => SeriesHarness.open(dynamoDb.endpoint, given);
const datesOf = async (harness: SeriesHarness, walker: string, from: LocalDate, to: LocalDate) =>
  (await harness.walker(walker, from, to)).map(({ date }) => date);
const forget = (harness: SeriesHarness, id: string) =>
  forgetPerson(harness.db, { id, role: "walker" }, today, anAuthor());

test("a walker who leaves is in no step any more, and the series goes on for the others", {
  tags: "at-once",
}, async () => {
  const harness = await open({ walker_phone: "5165550111" });
  await harness.edit({ walker_id: "marcus", walker_phone: "5165550222" }, following("2027-06-02"));
  await harness.edit({ walker_id: "rosa", walker_phone: "5165550111" }, following("2027-07-02"));
  await harness.edit({ notes: "Side door" }, following("2027-07-07"));
  // Deleting an account gives the last steps to nobody first.
  await harness.edit({ walker_id: undefined, walker_phone: undefined }, following("2027-07-02"));
  await forget(harness, "rosa");
  expect(await datesOf(harness, "rosa", "2027-01-22", "2028-01-01")).toEqual([]);
  expect((await datesOf(harness, "marcus", today, "2028-01-01")).at(-1)).toBe("2027-06-30");
  expect((await harness.calendar("2027-05-01", "2028-01-01")).at(-1)?.date).toBe("2027-12-31");
  expect(await harness.values("walker_id", ["2027-05-31"])).toEqual([undefined]);
  const text = async () => JSON.stringify(await dump(harness.db));
  expect(await text()).not.toContain("5165550111");
  expect(await text()).toContain("5165550222");
  const writes = countWrites(harness.db);
  await forget(harness, "rosa");
  expect(writes.count).toBe(0);
});
