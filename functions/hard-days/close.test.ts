import { addDays, type LocalDate } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { expectOk, ok } from "../testing/call.ts";
import { castOf, doSeen, type HardDayBody, hardDay, linesOf, previewDay } from "../testing/hard-days.ts";
import { halfWithin, setRules } from "../testing/settings.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const monday: LocalDate = "2026-11-23";

let cast = 0;
let name: string;
let rosa: Signed;
let ann: Signed;
let person: ReturnType<typeof castOf>;
beforeEach(async () => {
  // Each test's days are its own: a closing is about everybody's visits.
  name = `close${++cast}`;
  person = castOf(app, name);
  rosa = await person("walker", "Rosa");
  ann = await person("client", "Ann");
});
const dayOf = () => addDays(monday, 14 * (cast - 1));

const idOf = ({ user }: Signed) => user.id;
type Given = Parameters<typeof bookVisit>[1];
const visit = (given: Given = {}) =>
  bookVisit(app, { client_id: idOf(ann), walker_id: idOf(rosa), date: dayOf(), price: 28, ...given });
const close = (changes: Partial<HardDayBody> = {}): HardDayBody => ({
  kind: "close",
  from: dayOf(),
  through: dayOf(),
  ...changes,
});
const lines = (to = addDays(dayOf(), 1)) => linesOf(app, name, addDays(dayOf(), -7), to);
const undo = (id: string) => ok(app.owner, "undoHardDay", { params: { id } });

test("a snow day cancels sixty visits of thirty clients, charged and paid as the preview says, and comes back whole", async () => {
  await setRules(app, { cancelling: [halfWithin(24 * 30)] });
  const clients = await Promise.all(Array.from({ length: 30 }, (_, at) => person("client", `Client${at}`)));
  for (const client of clients) {
    await visit({ client_id: idOf(client) });
    await visit({ client_id: idOf(client), timeframe: "evening", price: 31 });
  }
  const before = await lines();
  const preview = await previewDay(app, close({ reason: "Snow" }));
  expect(preview.visits).toHaveLength(60);
  expect(new Set(preview.visits.map(({ client_id }) => client_id)).size).toBe(30);
  // Half of $28.00 and of $31.00, and half of the walker's $15.00.
  expect(preview.money).toMatchObject({ charged: 30 * 14 + 30 * 15.5, paid: 60 * 7.5 });
  const { day } = await expectOk(hardDay(app, `day-${name}`, { ...close({ reason: "Snow" }), plan: preview.plan }));
  expect(day).toMatchObject({ kind: "close", about: null, reason: "Snow", total: 60, done: 60, left: [] });
  const after = await lines();
  const count = (end: string) => after.filter((line) => line.endsWith(end)).length;
  expect([count("cancelled 1400 750"), count("cancelled 1550 750")]).toEqual([30, 30]);
  expect(await undo(`day-${name}`)).toMatchObject({ state: "undone", done: 60, left: [] });
  expect(await lines()).toEqual(before);
});

test("of a closed day an overnight stay goes on, and any visit goes the other way once it is ticked", async () => {
  const walk = await visit();
  const night = await visit({ service_type: "overnight", timeframe: "evening" });
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
  expect(await lines()).toEqual([`${dayOf()} evening Ann Rosa cancelled 0 0`, `${dayOf()} morning Ann Rosa scheduled`]);
});

test("no visit moves into a frame that another closing has closed, until that is undone", async () => {
  const day = dayOf();
  await visit();
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
