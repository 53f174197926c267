import { addDays, instantOf, isOpen, type LocalDate, localDateOf, localHourOf, visitTimes } from "@petcare/domain";
import { readMessenger, type Visit } from "@petcare/storage";
import { announce, runs, seed } from "@petcare/storage/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { bookVisit, storedVisit } from "../testing/bookings.ts";
import { call } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { injectFaults, type Kill } from "../testing/faults.ts";
import { heardBy } from "../testing/heard.ts";
import { PeopleWhoHear, type Ways } from "../testing/people-who-hear.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";
import { handler } from "./tell-people.ts";

/** Monday 26 October 2026, 10:00 in New York: the clocks go back at the end of its week. */
const zone = "America/New_York";
const monday = Date.parse("2026-10-26T14:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { owner, ana, rosa, marcus } = app;
const clear = await clearing(app);
const people = new PeopleWhoHear(app, { Ana: ana.user.id, Rosa: rosa.user.id, Marcus: marcus.user.id });
const faults = injectFaults();

const days = ["2026-10-28", "2026-10-31", "2026-11-01", "2026-11-03"] as const satisfies LocalDate[];
const place = fc.record({
  timeframe: fc.constantFrom("early_morning", "morning", "afternoon", "evening"),
  date: fc.constantFrom(...days),
});
const to = <How extends string>(how: How, of: fc.Arbitrary<object | string | number>) =>
  fc.record({ how: fc.constant(how), of });
const step = fc.oneof(
  { weight: 3, arbitrary: to("move", place) },
  { weight: 2, arbitrary: to("give", fc.record({ walker_id: fc.constantFrom(rosa.user.id, marcus.user.id, null) })) },
  { weight: 2, arbitrary: fc.record({ how: fc.constantFrom("cancel", "restore"), of: fc.constant({}) }) },
  { weight: 4, arbitrary: to("run", fc.constantFrom(0.5, 1, 3, 11)) },
  { weight: 3, arbitrary: to("killed", fc.record({ at: fc.integer({ min: 1, max: 9 }), done: fc.boolean() })) },
  { weight: 1, arbitrary: to("twice", fc.constant(2)) },
  { weight: 1, arbitrary: to("refused", fc.constantFrom("Ana", "Rosa")) },
  { weight: 1, arbitrary: to("asleep", fc.constantFrom(3, 30, 80)) },
  { weight: 1, arbitrary: to("chooses", fc.constantFrom([], ["email"], ["push"], ["email", "push"])) },
  { weight: 1, arbitrary: to("leaves", fc.constantFrom("Ana", "Rosa", "Marcus")) },
);
type Step = { how: string; of: object | string | number };
const numRuns = runs({ sample: 8, whole: 2000 });

test("after any changes, kills, refusals and choices the last that each person heard is true, and is heard once", async () => {
  announce("messages", numRuns);
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), check), {
    ...{ seed, numRuns, endOnFailure: true },
  });
});

async function check(steps: readonly Step[]): Promise<void> {
  const telling = await beginTelling(app, clear, monday);
  await people.putBack();
  const id = await bookVisit(app, { date: days[0], pet_names: ["Biscuit"] });
  const starts: number[] = [];
  /** The people who may have heard what a killed run has not written down. */
  const unsure = new Set<string>();
  const takeAll = async (some: readonly Step[]) => {
    for (const one of some) {
      const [before, ways] = [telling.sent.length, await people.ways()];
      await take(one, id, telling);
      starts.push(visitTimes(await visitOf(id), zone).start);
      const sent = telling.sent.slice(before);
      if (one.how === "killed") for (const { to } of sent) unsure.add(to);
      expectAllowed(sent, ways, starts);
    }
  };
  const run = (minutes: number): Step => ({ how: "run", of: minutes });
  await takeAll([run(1), run(3), ...steps]);
  telling.outcome = () => undefined;
  // What was refused is tried again, and what was held in the night comes in the morning.
  await takeAll([run(3), run(11), run(3)]);
  const hour = localHourOf(app.clock.now, zone);
  if (hour < 8 || hour >= 20) await takeAll([run(60 * (hour < 8 ? 8 - hour : 32 - hour)), run(3)]);
  const told = telling.sent.length;
  await takeAll([run(3), run(3)]);
  expect(telling.sent.slice(told), "what is true is told once").toEqual([]);
  await expectTruth(telling, await visitOf(id), unsure);
}

const visitOf = (id: string) => storedVisit(app, id);

/**
 * Nobody gets what they have not chosen, or once they have left; and at night nothing that can wait.
 * @param starts of all the places that the visit has had
 */
function expectAllowed(sent: Telling["sent"], ways: Ways, starts: readonly number[]): void {
  for (const { to, by, message, at } of sent.filter((one) => one.to !== "Kate")) {
    expect(ways.get(to)?.get(message.kind), `${to}: ${message.subject}`).toContain(by);
    const hour = localHourOf(at, zone);
    const morning = addDays(localDateOf(at, zone), hour < 8 ? 0 : 1);
    const isNight = hour < 8 || hour >= 21;
    if (isNight && (by === "push" || message.kind === "plan"))
      expect(Math.min(...starts.filter((start) => start + 3 * 3_600_000 > at)), "at night").toBeLessThan(
        instantOf(morning, 9, zone),
      );
  }
}

async function expectTruth(telling: Telling, visit: Visit, unsure: ReadonlySet<string>): Promise<void> {
  // Nobody hears of a day that is over.
  const today = localDateOf(app.clock.now, zone);
  if (visit.date < today) return;
  const through = (await readMessenger(app.installation.db))?.through ?? "";
  const walker = { [rosa.user.id]: "Rosa", [marcus.user.id]: "Marcus" }[visit.walker_id ?? ""];
  const state = isOpen(visit) ? `${visit.date} ${visit.timeframe}` : "cancelled";
  const deaf = new Set([...unsure, ...(await people.whoDidNotHear())]);
  const heardOf = (name: string) => heardBy(telling, name, { place: "gone", walker: undefined }, days);
  const isKnown = visit.date <= through;
  if (!deaf.has("Ana")) {
    const { place, walker: heard } = heardOf("Ana");
    if (place !== "gone" || (isKnown && isOpen(visit))) expect(place, "Ana").toBe(state);
    if (isOpen(visit) && place !== "gone") expect(heard, "Ana").toBe(walker);
  }
  for (const name of ["Rosa", "Marcus"].filter((one) => !deaf.has(one))) {
    const { place } = heardOf(name);
    const isNotYetTold = !isKnown && place === "gone";
    if (walker === name && isOpen(visit) && !isNotYetTold) expect(place, name).toBe(state);
    // A visit of a day that is over is told to nobody any more.
    else if (place >= today) expect(["gone", "cancelled"], name).toContain(place);
  }
}

async function take({ how, of }: Step, id: string, telling: Telling): Promise<void> {
  const { clock } = app;
  if (how === "run") {
    clock.now += Number(of) * 60_000;
    await handler();
  } else if (how === "killed") {
    clock.now += 130_000;
    await faults.during(of as Kill, () => handler().catch(() => {}));
  } else if (how === "twice") {
    clock.now += 125_000;
    await Promise.all([handler(), handler()]);
  } else if (how === "refused") telling.outcome = (name) => (name === of ? "failed" : undefined);
  else if (how === "asleep") {
    clock.now += Number(of) * 3_600_000;
    telling.outcome = () => undefined;
  } else if (how === "chooses") {
    const body = { kind: "plan" as const, channels: of as [] };
    await call(owner, "changeNotices", { query: { person: ana.user.id }, body });
  } else if (how === "leaves") await people.leave(String(of));
  else {
    clock.now += 7000;
    // Some acts are refused, such as cancelling twice.
    await telling.act(how as "move", id, of as object).catch(() => {});
  }
}
