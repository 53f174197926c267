import { addDays, type LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { readRecordHistory } from "../../history/read-history.ts";
import { visitId } from "../../table/visit-id.ts";
import { startDatabase } from "../../testing/start-database.ts";
import { following, SeriesHarness, weekly, wholeSeries } from "./testing/series-harness.ts";

const dynamoDb = await startDatabase();

const open = (...given: Parameters<typeof SeriesHarness.open> extends [string, ...infer Rest] ? Rest : never) =>
  SeriesHarness.open(dynamoDb.endpoint, ...given);
const until = (date: LocalDate) => weekly({ end: { type: "until", date } });
const count = (visits: number) => weekly({ end: { type: "count", count: visits } });
const walkersOf = async (harness: SeriesHarness, from: LocalDate, to: LocalDate) =>
  (await harness.calendar(from, to)).map(({ date, walker_id }) => `${date.slice(5)} ${walker_id}`);

test.each([
  { from: "2026-11-27", old: 3, changed: 7, steps: 2 },
  { from: "2026-11-20", old: 0, changed: 10, steps: 1, today: "2026-11-20" },
  { from: "2026-12-11", old: 9, changed: 1, steps: 2 },
] as const)(
  "ten visits, changed from $from on: $old stay as they were, $changed change, and there is no eleventh",
  async ({ from, old, changed, steps, ...rest }) => {
    const harness = await open({ recurrence: count(10) }, "today" in rest ? rest.today : undefined);
    await harness.edit({ walker_id: "marcus" }, following(from));
    const walkers = (await harness.calendar("2026-11-01", "2027-06-01")).map(({ walker_id }) => walker_id);
    expect(walkers).toEqual([...Array(old).fill("rosa"), ...Array(changed).fill("marcus")]);
    expect((await harness.schedule()).earlier ?? []).toHaveLength(steps - 1);
  },
);

test("a series keeps its last date when it is changed from a date on, and the preview counts what changes", async () => {
  const harness = await open({ recurrence: until("2027-01-06") });
  const foreseen = await harness.preview(harness.editOf({ timeframe: "afternoon" }, following("2026-12-04")));
  expect(foreseen).toMatchObject({ outcome: "done", planned: { visits: { length: 15 }, later: 0 } });
  await harness.edit({ timeframe: "afternoon" }, following("2026-12-04"));
  const all = await harness.calendar("2026-11-01", "2027-06-01");
  expect(all.filter(({ timeframe }) => timeframe === "morning")).toHaveLength(6);
  expect(all.at(-1)?.date).toBe("2027-01-06");
});

test("every second week and every 31st stay where they were on both sides of a change", async () => {
  const fortnightly = await open({ recurrence: weekly({ weekdays: [0, 4], interval: 2 }) });
  await fortnightly.edit({ walker_id: "marcus" }, following("2026-12-04"));
  expect(await walkersOf(fortnightly, "2026-11-20", "2026-12-20")).toEqual([
    "11-20 rosa",
    "11-30 rosa",
    "12-04 marcus",
    "12-14 marcus",
    "12-18 marcus",
  ]);

  const end = { type: "count", count: 4 } as const;
  const recurrence = { frequency: "monthly", interval: 1, by: { type: "date", day: 31 }, end } as const;
  const monthly = await open({ date: "2027-01-31", recurrence });
  await monthly.edit({ walker_id: "marcus" }, following("2027-03-31"));
  const dates = ["01-31 rosa", "03-31 marcus", "05-31 marcus", "07-31 marcus"];
  expect(await walkersOf(monthly, "2027-01-01", "2028-01-01")).toEqual(dates);
});

test.each(["2027-01-20", "2027-01-22", "2027-01-25"] as const)(
  "a change from %s, around the last stored date, is read alike before and after the nightly job",
  async (from) => {
    const harness = await open();
    await harness.edit({ walker_id: "marcus" }, following(from));
    const seen = await walkersOf(harness, "2027-01-10", "2027-02-10");
    expect(seen).toEqual(
      seen.map((one) => `${one.slice(0, 5)} ${`2027-${one.slice(0, 5)}` < from ? "rosa" : "marcus"}`),
    );
    for (const walker of ["rosa", "marcus"]) {
      const list = await harness.walker(walker, "2027-01-10", "2027-02-10");
      expect(list).toHaveLength(seen.filter((one) => one.endsWith(walker)).length);
    }
    harness.today = "2027-01-15";
    await harness.nightly();
    expect(await walkersOf(harness, "2027-01-10", "2027-02-10")).toEqual(seen);
  },
);

test("two changes from dates on make three steps, and become one when the last difference goes", async () => {
  const harness = await open();
  await harness.edit({ walker_id: "marcus" }, following("2026-12-04"));
  await harness.edit({ walker_id: "aisha" }, following("2027-01-04"));
  await harness.edit({ price_cents: 3000 });
  const dates: LocalDate[] = ["2026-12-02", "2026-12-04", "2027-01-01", "2027-01-04", "2027-09-01"];
  expect(await harness.values("walker_id", dates)).toEqual(["rosa", "marcus", "marcus", "aisha", "aisha"]);
  expect(await harness.values("price_cents", dates)).toEqual(Array(5).fill(3000));
  await harness.edit({ walker_id: "rosa" });
  expect(await harness.schedule()).not.toHaveProperty("earlier");
});

test("a step is kept while a visit to come stands in it, so that this one is restored as it was", async () => {
  const harness = await open();
  await harness.patch("2026-11-25", { date: "2026-12-20" });
  await harness.edit({ timeframe: "afternoon" }, following("2026-12-04"));
  harness.today = "2026-12-10";
  await harness.edit({ notes: "New gate" });
  await harness.cancelOne("2026-11-25");
  await harness.restore("2026-11-25");
  expect(await harness.visit("2026-11-25")).toMatchObject({
    date: "2026-12-20",
    timeframe: "morning",
    notes: "New gate",
  });
  harness.today = "2026-12-21";
  await harness.edit({ notes: "Old gate" });
  expect(await harness.schedule()).not.toHaveProperty("earlier");
});

test("a visit that was moved beyond the last date is changed and cancelled with its series", async () => {
  const harness = await open({ recurrence: until("2027-01-06") });
  await harness.patch("2027-01-06", { date: "2027-01-09" });
  await harness.edit({ timeframe: "evening" });
  expect(await harness.visit("2027-01-06")).toMatchObject({ date: "2027-01-09", timeframe: "evening" });
  await harness.cancel();
  expect((await harness.visit("2027-01-06")).status).toBe("cancelled");
});

test("a visit of today is edited with its series until midnight, and not after", async () => {
  const harness = await open({ timeframe: "evening" }, "2026-11-20");
  await harness.edit({ notes: "Today" });
  harness.today = "2026-11-21";
  await harness.edit({ notes: "Tomorrow" });
  expect(await harness.values("notes", ["2026-11-20", "2026-11-23"])).toEqual(["Today", "Tomorrow"]);
});

test("a new price is for what is still to be done: not for what is done, cancelled at a charge, or priced alone", async () => {
  const harness = await open({}, "2026-11-20");
  await harness.complete("2026-11-20");
  await harness.patch("2026-11-23", { changes: { price_cents: 2000 } });
  await harness.cancelOne("2026-11-25", { charge: { type: "all" } });
  await harness.edit({ price_cents: 3000 });
  expect(
    await harness.values("price_cents", ["2026-11-20", "2026-11-23", "2026-11-25", "2026-11-27", "2027-01-22"]),
  ).toEqual([2800, 2000, 2800, 3000, 3000]);
  expect((await harness.visit("2026-11-25")).charge_cents).toBe(2800);
  harness.today = "2026-11-25";
  await harness.nightly();
  expect((await harness.stored("2027-01-22"))[0]?.price_cents).toBe(3000);
});

test("a confirmed visit stays confirmed through new notes, and must be confirmed again after another frame", async () => {
  const harness = await open();
  await harness.confirm("2026-11-23");
  await harness.edit({ notes: "Side door" });
  const { status, version } = await harness.visit("2026-11-23");
  expect(status).toBe("confirmed");
  await harness.edit({ timeframe: "afternoon" });
  expect((await harness.visit("2026-11-23")).status).toBe("scheduled");
  expect(await harness.confirm("2026-11-23", version)).toMatchObject({ outcome: "changed" });
});

test("dates that nobody stored before an edit are stored as they were then", async () => {
  const harness = await open();
  harness.today = "2027-02-20";
  await harness.edit({ walker_id: "marcus" });
  expect(await walkersOf(harness, "2027-02-15", "2027-02-25")).toEqual([
    "02-15 rosa",
    "02-17 rosa",
    "02-19 rosa",
    "02-22 marcus",
    "02-24 marcus",
  ]);
});

test("nights over both changes of the clock keep their dates and frames on either side of a change", async () => {
  const daily = { frequency: "daily", interval: 1, end: { type: "never" } } as const;
  for (const change of ["2027-03-14", "2027-11-07"] as const) {
    const today = addDays(change, -5);
    const harness = await open(
      { date: today, recurrence: daily, service: "overnight", timeframe: "evening" },
      today,
      10,
    );
    await harness.edit({ walker_id: "marcus" }, following(change));
    for (const day of [-1, 0, 1]) await harness.patch(addDays(change, day), { changes: { notes: `Night ${day}` } });
    const nights = await harness.calendar(addDays(change, -1), addDays(change, 2));
    expect(
      nights.map(({ original_date, walker_id, duration_minutes }) => [original_date, walker_id, duration_minutes]),
    ).toEqual([
      [addDays(change, -1), "rosa", 1440],
      [change, "marcus", 1440],
      [addDays(change, 1), "marcus", 1440],
    ]);
    expect(
      await harness.values(
        "notes",
        [-1, 0, 1].map((day) => addDays(change, day)),
      ),
    ).toEqual(["Night -1", "Night 0", "Night 1"]);
  }
});

test("ids stay the same through every edit, so a late completion finds its visit, and history names who had it", async () => {
  const harness = await open();
  const before = (await harness.calendar("2026-11-20", "2027-03-01")).map(visitId);
  await harness.edit({ walker_id: "marcus" }, following("2026-11-27"));
  expect((await harness.calendar("2026-11-20", "2027-03-01")).map(visitId)).toEqual(before);
  const [recorded] = (await readRecordHistory(harness.db, { entity: "schedule", entity_id: harness.id }, { limit: 9 }))
    .rows;
  expect(recorded).toMatchObject({ by: "owner-1", changes: { walker_id: { from: "rosa", to: "marcus" } } });
  expect(recorded?.series).toMatchObject({
    kind: "edit",
    from: "2026-11-27",
    visits: { "2026-11-27": (await harness.visit("2026-11-27")).version },
  });
  harness.today = "2026-11-27";
  expect(await harness.complete("2026-11-27")).toMatchObject({ outcome: "completed", visit: { walker_id: "marcus" } });
});

test.each([
  { why: "past_visit", today: "2026-12-10", scope: following("2026-12-04") },
  { why: "too_far_ahead", scope: following("2028-11-24") },
  { why: "after_end", recurrence: until("2026-12-03"), scope: following("2026-12-04") },
  { why: "nothing_to_come", recurrence: until("2026-12-03"), today: "2026-12-04", scope: wholeSeries },
] as const)("an edit that is refused as $why writes nothing", async ({ why, scope, ...rest }) => {
  const harness = await open("recurrence" in rest ? { recurrence: rest.recurrence } : {});
  if ("today" in rest) harness.today = rest.today;
  const before = [await harness.schedule(), await harness.stored()];
  expect(await harness.edit({ notes: "x" }, scope)).toMatchObject({ outcome: "refused", reason: why });
  expect([await harness.schedule(), await harness.stored()]).toEqual(before);
});
