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

test("a cancelled series has no later date, also after the nightly job; restored in parts and undone it has all", async () => {
  const harness = await open();
  const before = await statuses(harness, "2026-11-21", "2027-06-01");
  await harness.cancel(following("2026-12-04"));
  const { version } = await harness.schedule();
  await harness.nightly();
  expect(await openDates(harness, "2026-11-21", "2027-12-31")).toEqual(["11-23", "11-25", "11-27", "11-30", "12-02"]);
  await harness.restore("2026-12-07");
  expect(await openDates(harness, "2026-12-03", "2027-12-31")).toEqual(["12-07"]);
  await harness.undo(version);
  expect(await statuses(harness, "2026-11-21", "2027-06-01")).toEqual(before);
  expect((await harness.schedule()).recurrence).toEqual(weekly());
});

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

test.each([
  ["endless_charge", weekly(), wholeSeries],
  ["too_many_charged", weekly({ end: { type: "count", count: 300 } }), wholeSeries],
  ["too_far_ahead", weekly(), following("2028-11-24")],
] as const)("cancelling that is refused as %s writes nothing", async (reason, recurrence, scope) => {
  const harness = await open({ recurrence });
  const before = [await harness.schedule(), await harness.stored()];
  expect(await harness.cancel(scope, half)).toMatchObject({ outcome: "refused", reason });
  expect([await harness.schedule(), await harness.stored()]).toEqual(before);
});

test("a series is restored from today on, and never so late that days which nobody worked come back", async () => {
  const harness = await open();
  await harness.cancel(following("2026-12-04"));
  const late = harness.elsewhere();
  late.today = "2027-03-01";
  expect(await late.restoreSeries()).toMatchObject({ outcome: "refused", reason: "ended_too_long_ago" });
  expect(await openDates(late, "2026-12-04", "2027-06-01")).toEqual([]);
  harness.today = "2027-01-15";
  await harness.restoreSeries();
  expect((await openDates(harness, "2026-12-04", "2027-02-01")).slice(0, 4)).toEqual([
    "01-15",
    "01-18",
    "01-20",
    "01-22",
  ]);
});

test("a series of which all dates are past is restored with the visit that was moved ahead", async () => {
  const harness = await open({ recurrence: weekly({ end: { type: "count", count: 10 } }) });
  await harness.patch("2026-12-11", { date: "2027-03-05" });
  harness.today = "2027-03-01";
  const before = await openDates(harness, "2026-11-21", "2027-03-01");
  await harness.cancel();
  await harness.nightly();
  expect(await openDates(harness, "2026-11-21", "2027-06-01")).toEqual(before);
  expect(await harness.restoreSeries()).toMatchObject({ outcome: "done" });
  expect(await openDates(harness, "2026-11-21", "2027-06-01")).toEqual([...before, "03-05"]);
});

test("a series that was cut twice is endless again once it is restored, and the preview says that every later date comes", async () => {
  const harness = await open();
  await harness.cancel(following("2027-01-04"));
  await harness.cancel(following("2026-12-04"));
  expect(await harness.preview({ kind: "restore" })).toMatchObject({ planned: { later: "every" } });
  await harness.restoreSeries();
  expect((await harness.schedule()).recurrence).toEqual(weekly());
  expect(await openDates(harness, "2027-05-31", "2027-06-05")).toEqual(["05-31", "06-02", "06-04"]);
});

test("one visit of a cancelled series is changed with the entire series alone, and restoring puts all right", async () => {
  const harness = await open();
  await harness.cancel(following("2026-12-04"));
  await harness.restore("2026-12-11");
  const from = following("2026-12-11");
  expect(await harness.edit({ walker_id: "marcus" }, from)).toMatchObject({ outcome: "refused", reason: "after_end" });
  await harness.edit({ walker_id: "marcus" });
  expect((await harness.visit("2026-12-11")).walker_id).toBe("marcus");
  await harness.restoreSeries();
  expect(await harness.values("walker_id", ["2026-12-09", "2026-12-11", "2027-06-04"])).toEqual(
    Array(3).fill("marcus"),
  );
});

test("cancelling leaves what is past alone, unless it is asked to take what is unfinished", async () => {
  const harness = await open({ date: "2026-11-02" }, "2026-11-10");
  await harness.complete("2026-11-06");
  harness.today = "2026-11-21";
  await harness.cancel(following("2026-11-23"));
  expect(await statuses(harness, "2026-11-02", "2026-11-11")).toEqual([
    "11-02 scheduled",
    "11-04 scheduled",
    "11-06 completed",
    "11-09 scheduled",
  ]);
  await harness.cancel(wholeSeries, { alsoUnfinished: true });
  expect(await openDates(harness, "2026-11-01", "2027-06-01")).toEqual([]);
  expect((await harness.visit("2026-11-06")).status).toBe("completed");
});

test.each(["restore", "reopen"] as const)(
  "a visit on an invoice is refused to %s, and stays with a restored series",
  async (act) => {
    const harness = await open({}, "2026-11-20");
    if (act === "reopen") await harness.complete("2026-11-20");
    else await harness.cancel(wholeSeries);
    await overwrite(harness.db, { ...(await harness.visit("2026-11-20")), invoice_id: "invoice-1" });
    expect(await harness[act]("2026-11-20")).toMatchObject({ outcome: "refused", reason: "invoiced" });
    await harness.restoreSeries();
    const kept = act === "reopen" ? "completed" : "cancelled";
    expect(await harness.visit("2026-11-20")).toMatchObject({ status: kept, invoice_id: "invoice-1" });
  },
);

test("a cancelled visit that its walker is paid for comes back alone, and not with its series", async () => {
  const harness = await open({}, "2026-11-20");
  await harness.cancel(wholeSeries);
  await overwrite(harness.db, { ...(await harness.visit("2026-11-20")), pay_run_id: "run-1" });
  await harness.restoreSeries();
  expect(await harness.visit("2026-11-20")).toMatchObject({ status: "cancelled", pay_run_id: "run-1" });
  expect(await harness.restore("2026-11-20")).toMatchObject({ outcome: "done" });
  expect((await harness.visit("2026-11-20")).pay_run_id).toBeUndefined();
});

test("what was written off is to be billed when it is done again", async () => {
  const harness = await open({}, "2026-11-20");
  await harness.complete("2026-11-20");
  const written = { written_off_at: 1, written_off_reason: "A gift" };
  await overwrite(harness.db, { ...(await harness.visit("2026-11-20")), ...written });
  await harness.reopen("2026-11-20");
  const open_ = await harness.visit("2026-11-20");
  expect([open_.written_off_at, open_.written_off_reason]).toEqual([undefined, undefined]);
});

test("a cancelled series of a client who has left never comes back", { tags: "at-once" }, async () => {
  const harness = await open();
  await harness.cancel(following("2026-12-04"));
  await forgetPerson(harness.db, { id: "client-1", role: "client" }, harness.today, anAuthor());
  expect(await harness.restoreSeries()).toMatchObject({ outcome: "unchanged" });
  expect(await openDates(harness, harness.today, "2027-06-01")).toEqual([]);
});
