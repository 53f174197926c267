import { describe, expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { type BodyFor, call, expectError, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { anEdit, opened, visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

type Body = Partial<BodyFor<"updateSchedule">>;

const weekly = "FREQ=WEEKLY;BYDAY=MO,WE,FR";
const send = (id: string, changes: Body, preview?: "1" | "all") =>
  call(app.owner, "updateSchedule", { params: { id }, query: { preview }, body: anEdit(app, changes) });
const save = (id: string, changes: Body) => expectOk(send(id, changes));
const notesOn = async (series: string, dates: string[]) =>
  Promise.all(dates.map(async (date) => (await visitAs(app, `${series}.${date}`)).notes));

test("a series is changed from today on, near and far", async () => {
  const series = await book(app, { rrule: weekly });
  const answer = await save(series, { notes: "Back gate", timeframe: "evening" });
  expect(answer).toMatchObject({ saved: true, version: 2, visit: null, effect: { later: "every", kept: 0 } });
  expect(answer.effect.changed).toBe(27);
  expect(answer.effect.first).toHaveLength(5);
  expect(answer.effect.groups).toContainEqual({ field: "timeframe", from: "morning", to: "evening", visits: 27 });
  expect(await notesOn(series, ["2026-11-20", "2027-01-20", "2028-03-01"])).toEqual(Array(3).fill("Back gate"));
  expect((await opened(app, series)).changed).toEqual({ by: "Kate Corrigan", at: "2026-11-20T13:00:00.000Z" });
});

describe("a preview", () => {
  test("says what saving then does, and writes nothing", async () => {
    const series = await book(app, { rrule: weekly });
    const preview = await expectOk(send(`${series}.2026-12-04`, { notes: "Hi", scope: "following" }, "1"));
    expect(preview).toMatchObject({ saved: false, version: 1 });
    expect(await notesOn(series, ["2026-12-04"])).toEqual([null]);
    const saved = await save(`${series}.2026-12-04`, { notes: "Hi", scope: "following", plan: preview.plan });
    expect({ ...saved, saved: false, version: 1 }).toEqual(preview);
  });

  test("that no longer holds is refused with the new one", async () => {
    const series = await book(app, { rrule: weekly });
    const { plan } = await expectOk(send(series, { notes: "Hi" }, "1"));
    await complete(app.rosa, `${series}.2026-11-20`);
    const refused = await expectError(send(series, { notes: "Hi", plan }));
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message: "This has changed since you looked.",
        code: "conflict",
        preview: { saved: false, effect: { changed: 26, completed: 1 } },
      },
    });
    expect(await notesOn(series, ["2026-11-23"])).toEqual([null]);
  });
});

test("the second of two who edit gets what the first has saved, and takes it over", async () => {
  const series = await book(app, { rrule: weekly });
  await save(series, { price: 30, version: 1 });
  const { status, body } = await expectError(send(series, { notes: "Back gate", version: 1 }));
  expect({ status, body }).toMatchObject({
    status: 409,
    body: {
      message: "This has changed since you looked.",
      current: { price: 30, notes: null, version: 2, changed: { by: "Kate Corrigan" } },
    },
  });
  await save(series, { price: 30, notes: "Back gate", version: 2 });
  expect(await opened(app, series)).toMatchObject({ price: 30, notes: "Back gate", version: 3 });
});

describe("is refused:", () => {
  const from = (date: string): [Body, string] => [{ notes: "x", scope: "following", date: "2026-11-16" }, `.${date}`];
  const begun = { rrule: weekly, date: "2026-11-16" };
  test.each<[what: string, booked: object, edit: [Body, of?: string], fields: object]>([
    ["another rule", {}, [{ rrule: "FREQ=DAILY" }], { rrule: "Cannot update RRULE for already scheduled walk." }],
    [
      "another start",
      {},
      [{ date: "2026-11-21" }],
      { date: "The start of a series cannot be changed. Move single visits, or end the series and book a new one." },
    ],
    ["no walker", {}, [{ walker_id: "" }], { walker_id: "Please select a walker" }],
    ["an unknown walker", {}, [{ walker_id: "nobody" }], { walker_id: "Please select a walker" }],
    [
      "no visit to follow",
      {},
      [{ scope: "following" }],
      { scope: "Following needs the id of the visit that it begins with" },
    ],
    [
      "another client",
      {},
      [{ client_id: app.priya.user.id }],
      { client_id: "A schedule stays with its client. Cancel it and book a new one." },
    ],
    [
      "from a past visit on",
      begun,
      from("2026-11-18"),
      { scope: "This visit is past. Choose this occurrence only, or the entire series." },
    ],
    [
      "from a far visit on",
      begun,
      from("2028-11-24"),
      { scope: "A series can be changed from a date at most two years ahead." },
    ],
    [
      "a series that is over",
      { rrule: "FREQ=DAILY;COUNT=2", date: "2026-11-10" },
      [{ notes: "x", date: "2026-11-10" }],
      { scope: "This series has no visits to come." },
    ],
  ])("%s", async (_what, booked, [changes, of = ""], fields) => {
    const series = await book(app, { rrule: weekly, ...booked });
    expect(await fieldsOf(send(`${series}${of}`, changes))).toEqual(fields);
    expect((await opened(app, series)).version).toBe(1);
  });

  test("after its end", async () => {
    const series = await book(app, { rrule: `${weekly};UNTIL=20261202T235959` });
    const body = { notes: "x", scope: "following" } as const;
    await ok(app.owner, "moveVisit", { params: { id: `${series}.2026-12-02` }, body: { date: "2026-12-05" } });
    expect(await fieldsOf(send(`${series}.2026-12-04`, body))).toEqual({
      scope: "This series ended on Dec 2. Choose this occurrence only, or the entire series.",
    });
  });

  test("a series that is over", async () => {
    const series = await book(app, { rrule: "FREQ=DAILY;COUNT=2", date: "2026-11-10" });
    expect(await fieldsOf(send(series, { notes: "x", date: "2026-11-10" }))).toEqual({
      scope: "This series has no visits to come.",
    });
  });

  test("a thirteenth step", async () => {
    const series = await book(app, { rrule: "FREQ=DAILY" });
    const on = (day: number, notes: string) =>
      send(`${series}.2026-12-${String(day).padStart(2, "0")}`, { notes, scope: "following" });
    for (let day = 1; day <= 11; day++) await expectOk(on(day, `Step ${day}`));
    expect(await fieldsOf(on(12, "Step 12"))).toEqual({
      scope: "This series changes too often to be changed once more from a later date.",
    });
  });
});

describe("a single booking", () => {
  test("is its visit: both change, and the day moves it", async () => {
    const id = await bookVisit(app);
    const [schedule = ""] = id.split(".");
    const answer = await save(schedule, { date: "2026-11-24", notes: "Back gate", version: 1 });
    expect(answer).toMatchObject({ saved: true, version: 2, visit: { _id: id, date: "2026-11-24", version: 2 } });
    expect(await opened(app, schedule)).toMatchObject({ date: "2026-11-24", notes: "Back gate", version: 2 });
    expect(await visitAs(app, id)).toMatchObject({ date: "2026-11-24", notes: "Back gate" });
  });

  test("becomes a series that starts with it", async () => {
    const id = await bookVisit(app);
    const [schedule = ""] = id.split(".");
    await ok(app.owner, "moveVisit", { params: { id }, body: { timeframe: "evening" } });
    await save(schedule, { timeframe: "evening", rrule: "FREQ=WEEKLY;COUNT=3", duration_minutes: 25 });
    expect(await opened(app, id)).toMatchObject({ parent_schedule_id: schedule, steps: [{ visits: 3 }] });
    const { recurring, start, occurrence_start } = await visitAs(app, id);
    expect([recurring, occurrence_start]).toEqual([true, start]);
    expect(await visitAs(app, `${schedule}.2026-12-04`)).toMatchObject({ date: "2026-12-04", recurring: true });
  });
});
