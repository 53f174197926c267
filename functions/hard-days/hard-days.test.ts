import { addDays, type LocalDate } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { bookVisit, overwriteVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk, ok, refusal } from "../testing/call.ts";
import { castOf, doSeen, type HardDayBody, hardDay, linesOf, previewDay } from "../testing/hard-days.ts";
import { halfWithin, setRules } from "../testing/settings.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const monday: LocalDate = "2026-11-23";
const tuesday: LocalDate = "2026-11-24";

let cast = 0;
let name: string;
let person: ReturnType<typeof castOf>;
let rosa: Signed;
let marcus: Signed;
let tom: Signed;
let ann: Signed;
let bea: Signed;
beforeEach(async () => {
  name = `cast${++cast}`;
  person = castOf(app, name);
  rosa = await person("walker", "Rosa");
  marcus = await person("walker", "Marcus");
  tom = await person("walker", "Tom");
  ann = await person("client", "Ann");
  bea = await person("client", "Bea");
});

const idOf = ({ user }: Signed) => user.id;
type Given = Parameters<typeof bookVisit>[1];
const visit = (given: Given = {}) =>
  bookVisit(app, { client_id: idOf(ann), walker_id: idOf(rosa), date: monday, price: 28, ...given });
const lines = (from = monday, to = addDays(monday, 2)) => linesOf(app, name, from, to);
const undo = (id: string) => call(app.owner, "undoHardDay", { params: { id } });
/** A closing is about everybody's visits, so each test of one has a fortnight of its own. */
const dayOf = () => addDays(monday, 14 * (cast - 1));
const close = (changes: Partial<HardDayBody> = {}): HardDayBody => ({
  ...{ kind: "close", from: dayOf(), through: dayOf() },
  ...changes,
});
const sick = (changes: Partial<HardDayBody> = {}): HardDayBody => ({
  ...{ kind: "sick", about: idOf(rosa), from: monday, through: monday, walker_ids: [idOf(marcus), idOf(tom)] },
  ...changes,
});

test("a snow day cancels sixty visits of thirty clients, charged and paid as the preview says, and comes back whole", async () => {
  await setRules(app, { cancelling: [halfWithin(24 * 30)] });
  const clients = await Promise.all(Array.from({ length: 30 }, (_, at) => person("client", `Client${at}`)));
  for (const client of clients) {
    await visit({ client_id: idOf(client), date: dayOf() });
    await visit({ client_id: idOf(client), date: dayOf(), timeframe: "evening", price: 31 });
  }
  const before = await lines(dayOf(), addDays(dayOf(), 1));
  const preview = await previewDay(app, close({ reason: "Snow" }));
  expect(preview.visits).toHaveLength(60);
  expect(new Set(preview.visits.map(({ client_id }) => client_id)).size).toBe(30);
  // Half of $28.00 and of $31.00, and half of the walker's $15.00.
  expect(preview.money).toMatchObject({ charged: 30 * 14 + 30 * 15.5, paid: 60 * 7.5 });
  const { day } = await expectOk(hardDay(app, `day-${name}`, { ...close({ reason: "Snow" }), plan: preview.plan }));
  expect(day).toMatchObject({ kind: "close", about: null, reason: "Snow", total: 60, done: 60, left: [] });
  const after = await lines(dayOf(), addDays(dayOf(), 1));
  const count = (end: string) => after.filter((line) => line.endsWith(end)).length;
  expect([count("cancelled 1400 750"), count("cancelled 1550 750")]).toEqual([30, 30]);
  expect(await expectOk(undo(`day-${name}`))).toMatchObject({ state: "undone", done: 60, left: [] });
  expect(await lines(dayOf(), addDays(dayOf(), 1))).toEqual(before);
});

test("of a closed day an overnight stay goes on, and any visit goes the other way once it is ticked", async () => {
  const walk = await visit({ date: dayOf() });
  const night = await visit({ date: dayOf(), service_type: "overnight", timeframe: "evening" });
  const ticks = async (toggled_ids: string[] = []) =>
    (await previewDay(app, close({ toggled_ids }))).visits.map(({ _id, usual, does }) => [_id === night, usual, does]);
  expect(await ticks()).toEqual([
    [false, true, "cancel"],
    [true, false, "stay"],
  ]);
  expect(await ticks([walk, night])).toEqual([
    [false, true, "stay"],
    [true, false, "cancel"],
  ]);
  const { day } = await doSeen(app, `day-${name}`, close({ toggled_ids: [walk, night], cost: "free" }));
  expect(day).toMatchObject({ total: 1, done: 1 });
  expect(await lines(dayOf(), addDays(dayOf(), 1))).toEqual([
    `${dayOf()} evening Ann Rosa cancelled 0 0`,
    `${dayOf()} morning Ann Rosa scheduled`,
  ]);
});

test("no visit moves into a frame that another closing has closed, until that is undone", async () => {
  const day = dayOf();
  await visit({ date: day });
  const closing = (date: LocalDate, changes: Partial<HardDayBody> = {}) =>
    close({ from: date, through: date, ...changes });
  await doSeen(app, `morning-${name}`, closing(addDays(day, 1), { timeframes: ["morning"] }));
  await doSeen(app, `evening-${name}`, closing(addDays(day, -1), { timeframes: ["evening"] }));
  const movesTo = async () =>
    (await previewDay(app, closing(day, { moves: true }))).visits
      .filter(({ client_id }) => client_id === idOf(ann))
      .map(({ to_date }) => to_date);
  expect(await movesTo()).toEqual([addDays(day, -1)]);
  await ok(app.owner, "undoHardDay", { params: { id: `morning-${name}` } });
  expect(await movesTo()).toEqual([addDays(day, 1)]);
});

const visits = async (count: number, given: Given) => {
  for (let at = 0; at < count; at += 1) await visit(given);
};
/** Rosa has 12 visits on Monday. Marcus has room for 7 of them, and Tom for 4. */
async function fullMonday() {
  for (const [timeframe, ofMarcus, ofTom] of [
    ["morning", 2, 3],
    ["afternoon", 1, 3],
  ] as const) {
    await visits(6, { timeframe });
    await visits(ofMarcus, { timeframe, walker_id: idOf(marcus), client_id: idOf(bea) });
    await visits(ofTom, { timeframe, walker_id: idOf(tom), client_id: idOf(bea) });
  }
}

const share = (all: readonly string[], walker: string) => all.filter((line) => line.includes(`Ann ${walker} `)).length;

test("twelve visits go to those with room as the preview says, and what fits nobody stays with its walker", async () => {
  await fullMonday();
  const before = await lines();
  const preview = await previewDay(app, sick());
  expect(await lines()).toEqual(before);
  expect(preview).toMatchObject({ saved: false, begun: 0, day: null });
  const to = (walker: Signed) => preview.visits.filter(({ to_walker_id }) => to_walker_id === idOf(walker)).length;
  expect([to(marcus), to(tom), to(rosa)]).toEqual([7, 4, 1]);
  expect(preview.visits.filter(({ unfit }) => unfit)).toMatchObject([{ does: "stay", timeframe: "morning" }]);
  const walker = (of: Signed) => preview.walkers.find(({ walker_id }) => walker_id === idOf(of));
  expect(walker(marcus)).toMatchObject({
    before: 3,
    after: 10,
    fullest: { date: monday, minutes: 175, of: 180 },
  });
  expect(walker(tom)).toMatchObject({ before: 6, after: 10 });

  const done = await expectOk(hardDay(app, `day-${name}`, { ...sick(), plan: preview.plan }));
  expect(done).toMatchObject({ saved: true, day: { state: "done", total: 11, done: 11, left: [] } });
  const after = await lines();
  expect([share(after, "Marcus"), share(after, "Tom"), share(after, "Rosa")]).toEqual([7, 4, 1]);
});

test("one that was edited between the preview and the press is refused with the new preview", async () => {
  const id = await visit();
  const { plan } = await previewDay(app, sick());
  await ok(app.owner, "moveVisit", { params: { id }, body: { date: monday, timeframe: "evening" } as never });
  const refused = await expectError(hardDay(app, `day-${name}`, { ...sick(), plan }));
  expect(refused).toMatchObject({
    status: 409,
    body: { message: "This has changed since you looked.", preview: { visits: [{ timeframe: "evening" }] } },
  });
  expect(await lines()).toEqual(["2026-11-23 evening Ann Rosa scheduled"]);
});

test("it is undone, but for one that was done and one that was moved since, which are named", async () => {
  const [done, moved] = [await visit(), await visit({ timeframe: "afternoon" })];
  await visit({ timeframe: "evening" });
  await doSeen(app, `day-${name}`, sick({ walker_ids: [idOf(marcus)] }));
  await overwriteVisit(app, done, { status: "completed", comments: "All well", completed_at: friday, version: 3 });
  await ok(app.owner, "moveVisit", { params: { id: moved }, body: { date: tuesday, timeframe: "afternoon" } as never });
  const undone = await expectOk(undo(`day-${name}`));
  expect(undone).toMatchObject({
    state: "undone",
    total: 3,
    done: 1,
    left: [
      { _id: done, walker_id: idOf(marcus), why: "completed" },
      { _id: moved, walker_id: idOf(marcus), why: "changed" },
    ],
    undoable_until: null,
  });
  const after = await lines();
  expect(after).toContain("2026-11-23 evening Ann Rosa scheduled");
  expect(after).toContain("2026-11-24 afternoon Ann Marcus scheduled");
  expect(await expectOk(undo(`day-${name}`))).toEqual(undone);
  expect(await lines()).toEqual(after);
});

test("a day can be undone for 24 hours, and is listed with how far it is", async () => {
  await visit();
  await doSeen(app, `day-${name}`, sick({ walker_ids: [idOf(marcus)] }));
  const listed = async () => (await ok(app.owner, "listHardDays")).find(({ _id }) => _id === `day-${name}`);
  expect(await listed()).toMatchObject({ state: "done", total: 1, undoable_until: "2026-11-21T13:00:00.000Z" });
  app.clock.now += 24 * 3_600_000;
  expect(await listed()).toMatchObject({ undoable_until: null });
  expect(await refusal(undo(`day-${name}`))).toBe("A day can be undone for 24 hours.");
  // It is gone eight days after its last day.
  app.clock.now = Date.parse("2026-12-01T00:00:01Z");
  expect(await listed()).toBeUndefined();
  expect(await refusal(undo(`day-${name}`))).toBe("404 This day was not found.");
});

test("the same request again finds it done, and another one with its id is refused", async () => {
  await visit();
  const first = await doSeen(app, `day-${name}`, sick({ walker_ids: [idOf(marcus)] }));
  const same = { ...sick({ walker_ids: [idOf(marcus)] }), plan: first.plan };
  expect((await expectOk(hardDay(app, `day-${name}`, same))).day).toEqual(first.day);
  expect(await refusal(hardDay(app, `day-${name}`, sick()))).toBe("This was done already, in another way.");
});

test("days and people that cannot be are refused", async () => {
  const refused = async (changes: Partial<HardDayBody>) => {
    const { status, body } = await expectError(hardDay(app, "x", sick(changes), true));
    return [status, body.fields ?? body.message];
  };
  expect(await refused({ from: "2026-11-19" })).toEqual([400, { from: "Choose today or a later day." }]);
  expect(await refused({ through: "2026-11-22" })).toEqual([400, { through: "The last day is before the first." }]);
  expect(await refused({ through: "2027-11-24" })).toEqual([400, { through: "Choose fewer days." }]);
  expect(await refused({ about: undefined })).toEqual([400, { about: "Please select a person" }]);
  expect(await refused({ about: idOf(ann) })).toEqual([404, "This person was not found."]);
  expect(await refused({ walker_ids: [idOf(rosa)] })).toEqual([400, { walker_ids: "Please select a walker" }]);
});

/** The owner notes some days off of a walker. */
async function off(walker: Signed, from: LocalDate, to = from) {
  const { version } = await ok(app.owner, "getWalker", { params: { id: idOf(walker) } });
  const body = { version, days_off: [{ from, to, note: null }] };
  await ok(app.owner, "changeWalker", { params: { id: idOf(walker) }, body });
}

/** Which of this test's walkers are chosen. */
const chosenOf = ({ walkers }: Awaited<ReturnType<typeof previewDay>>) =>
  walkers.filter(({ chosen, walker_id }) => chosen && walker_id.endsWith(`-${name}`)).map((walker) => walker.name);

test("whoever is off on a day gets nothing of it, and whoever is off on all of the days only once ticked", async () => {
  await visit();
  await visit({ date: tuesday });
  await off(marcus, monday);
  await off(tom, addDays(monday, -1), tuesday);
  const preview = await previewDay(app, sick({ through: tuesday, walker_ids: undefined }));
  expect(chosenOf(preview)).toContain("Marcus");
  expect(chosenOf(preview)).not.toContain("Tom");
  expect(preview.visits.map(({ to_walker_id }) => to_walker_id === idOf(tom))).toEqual([false, false]);
  const only = await previewDay(app, sick({ kind: "off", through: tuesday, walker_ids: [idOf(marcus)] }));
  expect(only.visits).toMatchObject([
    { date: monday, does: "stay", unfit: true },
    { date: tuesday, to_walker_id: idOf(marcus) },
  ]);
  const ticked = await previewDay(app, sick({ kind: "off", through: tuesday, walker_ids: [idOf(tom)] }));
  expect(ticked.visits.map(({ to_walker_id }) => to_walker_id)).toEqual([idOf(tom), idOf(tom)]);
});
