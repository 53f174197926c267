import { assignVisit, cancelVisit, moveVisit, restoreVisit } from "@petcare/contract";
import { isOpen, type LocalDate, localDateOf } from "@petcare/domain";
import { parseVisitId, readMessenger, readStoredVisit } from "@petcare/storage";
import { announce, runs, seed } from "@petcare/storage/testing";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { type Faults, injectFaults } from "../testing/faults.ts";
import { heardBy } from "../testing/heard.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";
import { Telling } from "../testing/telling.ts";
import { handler } from "./tell-people.ts";

/** Monday 26 October 2026, 10:00 in New York: the clocks go back at the end of its week. */
const monday = Date.parse("2026-10-26T14:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { owner, rosa, marcus } = app;
const clear = await clearing(app);
let faults: Faults;
beforeAll(() => {
  faults = injectFaults();
  silenceLog();
});

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
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const numRuns = runs({ sample: 8, whole: 2000 });

test("after any changes, kills, doubled runs and failing channels the last that each person heard is true", async () => {
  announce("messages", numRuns);
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), check), {
    seed,
    numRuns,
    endOnFailure: true,
  });
});

async function check(steps: readonly Step[]): Promise<void> {
  await clear();
  app.clock.now = monday;
  const telling = new Telling(app);
  const id = await bookVisit(app, { date: days[0], pet_names: ["Biscuit"] });
  await telling.set();
  for (const one of steps) await take(one, id, telling);
  telling.outcome = () => undefined;
  const runAt = async (...minutes: number[]) => {
    for (const some of minutes) await take({ how: "run", minutes: some as 1 }, id, telling);
  };
  await runAt(3, 11, 3);
  const told = telling.sent.length;
  await runAt(3, 3);
  expect(telling.sent.slice(told), "what is true is told once").toEqual([]);
  const key = parseVisitId(id);
  const visit = key && (await readStoredVisit(app.installation.db, key));
  if (!visit) throw new Error("The visit is gone");
  // Nobody hears of a day that is over.
  const today = localDateOf(app.clock.now, "America/New_York");
  if (visit.date < today) return;
  const through = (await readMessenger(app.installation.db))?.through ?? "";
  const begin = `${days[0]} morning`;
  const walker = { [rosa.user.id]: "Rosa", [marcus.user.id]: "Marcus" }[visit.walker_id ?? ""];
  const state = isOpen(visit) ? `${visit.date} ${visit.timeframe}` : "cancelled";
  const heard = heardBy(telling, "Ana", { place: begin, walker: "Rosa" }, days);
  expect(heard.place, "Ana").toBe(state);
  if (isOpen(visit)) expect(heard.walker, "Ana").toBe(walker);
  for (const name of ["Rosa", "Marcus"]) {
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
  }
}
