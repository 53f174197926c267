import { addDays, type LocalDate } from "@petcare/domain";
import { sampleOf } from "@petcare/domain/testing/sampled";
import { readHardDay, storeHardDay } from "@petcare/storage";
import { readCalendar } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { handler as nightly } from "../jobs/nightly.ts";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectOk, ok } from "../testing/call.ts";
import { injectFaults } from "../testing/faults.ts";
import { castOf, type HardDayBody, hardDay, previewDay } from "../testing/hard-days.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const tuesday: LocalDate = "2026-11-24";
const faults = injectFaults();

let cast = 0;
interface Cast {
  name: string;
  ann: Signed;
  marcus: string;
  visits: string[];
  body: HardDayBody;
}

/** Rosa is sick for two days: a daily series, and two single visits of Tuesday. Marcus has room for all four. */
async function aSickRosa(): Promise<Cast> {
  cast += 1;
  const name = `killed${cast}`;
  const person = castOf(app, name);
  const [rosa, marcus] = [await person("walker", "Rosa"), await person("walker", "Marcus")];
  const ann = await person("client", "Ann");
  const given = { client_id: ann.user.id, walker_id: rosa.user.id, date: tuesday };
  const series = await book(app, { ...given, rrule: "FREQ=DAILY;COUNT=2", duration_minutes: 25 });
  const single = [
    await bookVisit(app, { ...given, timeframe: "afternoon" }),
    await bookVisit(app, { ...given, timeframe: "evening" }),
  ];
  const visits = [`${series}.${tuesday}`, `${series}.${addDays(tuesday, 1)}`, ...single];
  const days = { from: tuesday, through: addDays(tuesday, 1) };
  const body: HardDayBody = { kind: "sick", about: rosa.user.id, ...days, walker_ids: [marcus.user.id] };
  return { name, ann, marcus: marcus.user.id, visits, body };
}

/** Reads the visits of a cast: who walks, how they stand, and how often they were changed. */
async function stateOf({ ann }: Cast) {
  const visits = await readCalendar(app.installation.db, tuesday, addDays(tuesday, 2));
  return visits
    .filter(({ client_id }) => client_id === ann.user.id)
    .map(({ date, timeframe, walker_id = "nobody", status, version }) =>
      [date, timeframe, walker_id.split("-")[0], status, version].join(" "),
    )
    .sort();
}

const goOn = (id: string) => call(app.owner, "continueHardDay", { params: { id } });
const stored = (id: string) => readHardDay(app.installation.db, id);

async function atNight(): Promise<void> {
  app.clock.now = friday + 2 * 3_600_000;
  await nightly();
  app.clock.now = friday;
}

/** Kills a request at each of its writes, before it is done and after, and lets somebody go on with it. */
async function killedAtEachWrite(
  begin: (cast: Cast, id: string) => Promise<unknown>,
  prepare: (cast: Cast, id: string) => Promise<unknown>,
  resume: readonly ((cast: Cast, id: string) => Promise<unknown>)[],
) {
  const whole = await aSickRosa();
  await prepare(whole, `day-${whole.name}`);
  faults.writes = 0;
  await begin(whole, `day-${whole.name}`);
  const { writes } = faults;
  const expected = await stateOf(whole);
  const day = await stored(`day-${whole.name}`);
  expect(writes).toBeGreaterThan(5);
  const every = Array.from({ length: writes }, (_, index) => index + 1);
  for (const at of sampleOf(every, 5)) {
    const one = await aSickRosa();
    const id = `day-${one.name}`;
    await prepare(one, id);
    const isDone = at % 2 === 0;
    await faults.during({ at, done: isDone }, () => begin(one, id));
    await resume[at % resume.length]?.(one, id);
    const where = `killed ${isDone ? "after" : "before"} write ${at} of ${writes}`;
    expect(await stateOf(one), where).toEqual(expected);
    expect(await stored(id), where).toMatchObject({ state: day?.state, left: [], ...(day?.kept && { kept: [] }) });
  }
}

test("killed at any write and gone on with, the visits are those of an undisturbed run", async () => {
  const begin = async ({ body }: Cast, id: string) => hardDay(app, id, body);
  await killedAtEachWrite(begin, async () => {}, [
    begin,
    async (one, id) => {
      // Where nothing was noted there is nothing to go on with.
      if ((await goOn(id)).status === 404) await begin(one, id);
    },
    async (one, id) => {
      if (await stored(id)) await atNight();
      else await begin(one, id);
    },
  ]);
});

test("a day that was cut off is named on the dashboard a minute later, until it is gone on with", async () => {
  const cast = await aSickRosa();
  const named = async () =>
    (await ok(app.owner, "getDashboard")).hard_days.filter(({ about }) => about === cast.body.about);
  const id = `cut-${cast.name}`;
  const { plan } = await previewDay(app, cast.body);
  const done = await expectOk(hardDay(app, id, { ...cast.body, plan }));
  expect(await named()).toEqual([]);
  const kept = await readHardDay(app.installation.db, id);
  if (!kept) throw new Error("It was not kept");
  await storeHardDay(app.installation.db, { ...kept, state: "doing", version: kept.version + 1, left: undefined });
  app.clock.now += 60_000;
  expect(await named()).toEqual([]);
  app.clock.now += 1;
  expect(await named()).toMatchObject([{ _id: id, kind: "sick", state: "doing", total: 4, done: done.day?.done }]);
  await ok(app.owner, "continueHardDay", { params: { id } });
  expect(await named()).toEqual([]);
});
