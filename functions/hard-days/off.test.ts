import { addDays, type LocalDate } from "@petcare/domain";
import { beforeEach, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { ok } from "../testing/call.ts";
import { castOf, type HardDayBody, previewDay } from "../testing/hard-days.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const monday: LocalDate = "2026-11-23";
const tuesday = addDays(monday, 1);

let cast = 0;
let name: string;
let rosa: Signed;
let marcus: Signed;
let tom: Signed;
let ann: Signed;
beforeEach(async () => {
  name = `off${++cast}`;
  const person = castOf(app, name);
  rosa = await person("walker", "Rosa");
  marcus = await person("walker", "Marcus");
  tom = await person("walker", "Tom");
  ann = await person("client", "Ann");
});

const idOf = ({ user }: Signed) => user.id;
const visit = (date: LocalDate, given: Parameters<typeof bookVisit>[1] = {}) =>
  bookVisit(app, { client_id: idOf(ann), walker_id: idOf(rosa), date, ...given });

/** The owner notes some days off of a walker. */
async function off(walker: Signed, from: LocalDate, to = from) {
  const { version } = await ok(app.owner, "getWalker", { params: { id: idOf(walker) } });
  const body = { version, days_off: [{ from, to, note: null }] };
  await ok(app.owner, "changeWalker", { params: { id: idOf(walker) }, body });
}

const given = (changes: Partial<HardDayBody> = {}): HardDayBody => ({
  kind: "off",
  about: idOf(rosa),
  from: monday,
  through: tuesday,
  ...changes,
});
/** Which of this test's walkers are chosen. */
const chosenOf = ({ walkers }: Awaited<ReturnType<typeof previewDay>>) =>
  walkers.filter(({ chosen, walker_id }) => chosen && walker_id.endsWith(`-${name}`)).map((walker) => walker.name);

test("whoever is off on a day gets nothing of it, and whoever is off on all of the days only once ticked", async () => {
  await visit(monday);
  await visit(tuesday);
  await off(marcus, monday);
  await off(tom, addDays(monday, -1), tuesday);
  const preview = await previewDay(app, given({ kind: "sick" }));
  expect(chosenOf(preview)).toContain("Marcus");
  expect(chosenOf(preview)).not.toContain("Tom");
  expect(preview.visits.map(({ to_walker_id }) => to_walker_id === idOf(tom))).toEqual([false, false]);
  const only = await previewDay(app, given({ walker_ids: [idOf(marcus)] }));
  expect(only.visits).toMatchObject([
    { date: monday, does: "stay", unfit: true },
    { date: tuesday, to_walker_id: idOf(marcus) },
  ]);
  const ticked = await previewDay(app, given({ walker_ids: [idOf(tom)] }));
  expect(ticked.visits.map(({ to_walker_id }) => to_walker_id)).toEqual([idOf(tom), idOf(tom)]);
});
