import { isDeepStrictEqual } from "node:util";
import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { forgetPerson } from "../../leaving/forget-person.ts";
import { anAuthor } from "../../testing/author.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { overwrite } from "../../testing/test-table.ts";
import type { SeriesPlan } from "./series-plan.ts";
import { following, SeriesHarness, weekly, wholeSeries } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);
const half = { charge: { type: "half" }, pay: { type: "half" } } as const;
const statuses = async (harness: SeriesHarness, from: LocalDate, to: LocalDate) =>
  (await harness.calendar(from, to)).map(({ date, status }) => `${date.slice(5)} ${status}`);
const openDates = async (harness: SeriesHarness, from: LocalDate, to: LocalDate) =>
  (await statuses(harness, from, to)).filter((one) => one.endsWith("scheduled")).map((one) => one.slice(0, 5));

test("a charge is fixed for every date of a series, also for those that were not stored", async () => {
  const recurrence = weekly({ end: { type: "until", date: "2027-03-05" } });
  const harness = await open({ recurrence }, "2026-11-21", 10);
  const act = { kind: "cancel", scope: wholeSeries, ...half } as const;
  const foreseen = await harness.preview(act);
  expect(foreseen).toMatchObject({ planned: { visits: { length: 45 }, later: 0 } });
  const chargesOf = ({ visits }: SeriesPlan) => visits.map(({ after }) => [after.original_date, after.charge_cents]);
  const shown = foreseen.outcome === "done" ? chargesOf(foreseen.planned) : [];
  const isExpected = (planned: SeriesPlan) => isDeepStrictEqual(chargesOf(planned), shown);
  expect(await harness.act(act, { isExpected })).toMatchObject({ outcome: "done" });
  const stored = (await harness.stored("2026-11-21")).filter(({ charge_cents }) => charge_cents === 1400);
  expect([stored.length, stored.at(-1)?.original_date]).toEqual([45, "2027-03-05"]);
});

test("cancelling from a date of a wrong year on is refused, and writes nothing", async () => {
  const harness = await open();
  const before = [await harness.schedule(), await harness.stored()];
  const refused = { outcome: "refused", reason: "too_far_ahead" };
  expect(await harness.cancel(following("2028-11-24"), half)).toMatchObject(refused);
  expect([await harness.schedule(), await harness.stored()]).toEqual(before);
});

test("a cancelled series of a client who has left never comes back", { tags: "at-once" }, async () => {
  const harness = await open();
  await harness.cancel(following("2026-12-04"));
  await forgetPerson(harness.db, { id: "client-1", role: "client" }, harness.today, anAuthor());
  expect(await harness.restoreSeries()).toMatchObject({ outcome: "unchanged" });
  expect(await openDates(harness, harness.today, "2027-06-01")).toEqual([]);
});

test("a cancelled visit that its walker is paid for comes back alone, and not with its series", async () => {
  const harness = await open({}, "2026-11-20");
  await harness.cancel(wholeSeries);
  await overwrite(harness.db, { ...(await harness.visit("2026-11-20")), pay_run_id: "run-1" });
  await harness.restoreSeries();
  expect(await harness.visit("2026-11-20")).toMatchObject({ status: "cancelled", pay_run_id: "run-1" });
  expect(await harness.restore("2026-11-20")).toMatchObject({ outcome: "done" });
  expect((await harness.visit("2026-11-20")).pay_run_id).toBeUndefined();
});
