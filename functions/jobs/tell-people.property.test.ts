import { assignVisit, cancelVisit, changeNotices, moveVisit, restoreVisit } from "@petcare/contract";
import {
  addDays,
  instantOf,
  isOpen,
  type LocalDate,
  localDateOf,
  localHourOf,
  type NoticeChannel,
  visitTimes,
} from "@petcare/domain";
import { parseVisitId, readMessenger, readStoredVisit, type Visit } from "@petcare/storage";
import { announce, runs, seed } from "@petcare/storage/testing";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { type Faults, injectFaults } from "../testing/faults.ts";
import { heardBy } from "../testing/heard.ts";
import { PeopleWhoHear, type Ways } from "../testing/people-who-hear.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";
import { Telling } from "../testing/telling.ts";
import { handler } from "./tell-people.ts";

/** Monday 26 October 2026, 10:00 in New York: the clocks go back at the end of its week. */
const zone = "America/New_York";
const monday = Date.parse("2026-10-26T14:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { owner, rosa, marcus } = app;
const clear = await clearing(app);
let faults: Faults;
beforeAll(() => {
  faults = injectFaults();
  silenceLog();
});

const names = ["Ana", "Rosa", "Marcus"] as const;
const idOf = { Ana: app.ana.user.id, Rosa: rosa.user.id, Marcus: marcus.user.id };
const people = new PeopleWhoHear(app, idOf);

const frames = ["early_morning", "morning", "afternoon", "evening"] as const;
const days = ["2026-10-28", "2026-10-31", "2026-11-01", "2026-11-03"] as const satisfies LocalDate[];
const change = fc.oneof(
  fc.record({
    do: fc.constant("move" as const),
    timeframe: fc.constantFrom(...frames),
    date: fc.constantFrom(...days),
  }),
  fc.record({ do: fc.constant("give" as const), walker_id: fc.constantFrom(rosa.user.id, marcus.user.id, null) }),
  fc.record({ do: fc.constantFrom("cancel" as const, "restore" as const) }),
);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ how: fc.constant("change" as const), change }) },
  { weight: 4, arbitrary: fc.record({ how: fc.constant("run" as const), minutes: fc.constantFrom(0.5, 1, 3, 11) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      how: fc.constant("killed" as const),
      at: fc.integer({ min: 1, max: 9 }),
      done: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ how: fc.constant("twice" as const) }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant("refused" as const), to: fc.constantFrom("Ana", "Rosa") }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant("asleep" as const), hours: fc.constantFrom(3, 30, 80) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      how: fc.constant("chooses" as const),
      who: fc.constantFrom("Ana" as const, "Rosa" as const),
      channels: fc.constantFrom<NoticeChannel[][]>([], ["email"], ["push"], ["email", "push"]),
    }),
  },
  { weight: 1, arbitrary: fc.record({ how: fc.constant("bounces" as const), who: fc.constantFrom(...names) }) },
  { weight: 1, arbitrary: fc.record({ how: fc.constant("leaves" as const), who: fc.constantFrom(...names) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const numRuns = runs({ sample: 8, whole: 2000 });

test("after any changes, kills, failing channels, bounces and choices the last that each person heard is true", async () => {
  announce("messages", numRuns);
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), check), {
    seed,
    numRuns,
    endOnFailure: true,
  });
});

async function check(steps: readonly Step[]): Promise<void> {
  await clear();
  await people.putBack();
  app.clock.now = monday;
  const telling = new Telling(app);
  const id = await bookVisit(app, { date: days[0], pet_names: ["Biscuit"] });
  await telling.set();
  const starts: number[] = [];
  const takeAll = async (some: readonly Step[]) => {
    for (const one of some) {
      const [before, ways] = [telling.sent.length, await people.ways()];
      await take(one, id, telling);
      starts.push(visitTimes(await visitOf(id), zone).start);
      await expectAllowed(telling.sent.slice(before), { ways, starts });
    }
  };
  await takeAll(steps);
  telling.outcome = () => undefined;
  const runs = (...minutes: number[]) => minutes.map((some) => ({ how: "run" as const, minutes: some as 1 }));
  await takeAll(runs(3, 11, 3));
  // What was tried for an hour, and pushes of the night, come in the morning.
  if (steps.some(({ how }) => how === "refused" || how === "chooses" || how === "bounces")) {
    const hour = localHourOf(app.clock.now, zone);
    await takeAll(runs(60 * (hour < 8 ? 8 - hour : 32 - hour), 3));
  }
  const told = telling.sent.length;
  await takeAll(runs(3, 3));
  expect(telling.sent.slice(told), "what is true is told once").toEqual([]);
  await expectTruth(telling, await visitOf(id));
}

async function visitOf(id: string): Promise<Visit> {
  const key = parseVisitId(id);
  const visit = key && (await readStoredVisit(app.installation.db, key));
  if (!visit) throw new Error("The visit is gone");
  return visit;
}

/** In milliseconds. */
const frame = 3 * 3_600_000;

/**
 * Nobody gets what they have not chosen, after a bounce or once they have left; and at night no push of what can wait.
 * @param starts of all the places that the visit has had
 */
async function expectAllowed(sent: Telling["sent"], { ways, starts }: { ways: Ways; starts: readonly number[] }) {
  for (const { to, by, message, at } of sent) {
    if (to === "Kate") continue;
    expect(ways.get(to)?.get(message.kind), `${to}: ${message.subject}`).toContain(by);
    const hour = localHourOf(at, zone);
    const isNight = hour < 8 || hour >= 21;
    const morning = addDays(localDateOf(at, zone), hour < 8 ? 0 : 1);
    const open = starts.filter((start, index) => start + frame > at || index === starts.length - 1);
    if (by === "push" && isNight)
      expect(Math.min(...open), "a push at night").toBeLessThan(instantOf(morning, 9, zone));
  }
}

async function expectTruth(telling: Telling, visit: Visit): Promise<void> {
  // Nobody hears of a day that is over.
  const today = localDateOf(app.clock.now, zone);
  if (visit.date < today) return;
  const through = (await readMessenger(app.installation.db))?.through ?? "";
  const begin = `${days[0]} morning`;
  const walker = { [rosa.user.id]: "Rosa", [marcus.user.id]: "Marcus" }[visit.walker_id ?? ""];
  const state = isOpen(visit) ? `${visit.date} ${visit.timeframe}` : "cancelled";
  const deaf = await people.whoDidNotHear();
  if (!deaf.has("Ana")) {
    const heard = heardBy(telling, "Ana", { place: begin, walker: "Rosa" }, days);
    expect(heard.place, "Ana").toBe(state);
    if (isOpen(visit)) expect(heard.walker, "Ana").toBe(walker);
  }
  for (const name of ["Rosa", "Marcus"]) {
    if (deaf.has(name)) continue;
    const first = { place: name === "Rosa" ? begin : "gone", walker: undefined };
    const { place } = heardBy(telling, name, first, days);
    const isNotYetTold = visit.date > through && place === "gone";
    if (walker === name && isOpen(visit) && !isNotYetTold) expect(place, name).toBe(state);
    // A visit of a day that is over is told to nobody any more.
    else if (place >= today) expect(["gone", "cancelled"], name).toContain(place);
  }
}

async function take(one: Step, id: string, telling: Telling): Promise<void> {
  switch (one.how) {
    case "change": {
      app.clock.now += 7000;
      const { version } = await visitAs(app, id);
      const { do: does, ...to } = one.change;
      const endpoint = { move: moveVisit, give: assignVisit, cancel: cancelVisit, restore: restoreVisit }[does];
      const body = { version, ...to, ...(does === "cancel" && { charge: "nothing", pay: "nothing" }) };
      await call(owner, endpoint as typeof moveVisit, { params: { id }, body: body as { version: number } });
      return;
    }
    case "run":
      app.clock.now += one.minutes * 60_000;
      await handler();
      return;
    case "killed":
      app.clock.now += 130_000;
      faults.writes = 0;
      faults.kill = { at: one.at, done: one.done };
      await handler().catch(() => {});
      faults.kill = undefined;
      return;
    case "twice":
      app.clock.now += 125_000;
      await Promise.all([handler(), handler()]);
      return;
    case "refused":
      telling.outcome = (to) => (to === one.to ? "failed" : undefined);
      return;
    case "asleep":
      app.clock.now += one.hours * 3_600_000;
      telling.outcome = () => undefined;
      return;
    case "chooses": {
      const body = { kind: "plan" as const, channels: one.channels };
      await call(owner, changeNotices, { query: { person: idOf[one.who] }, body });
      return;
    }
    case "bounces":
      await people.bounce(one.who);
      return;
    case "leaves":
      await people.leave(one.who);
  }
}
