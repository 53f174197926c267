import { assignVisit, continueHardDay, undoHardDay } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { readHardDay } from "@petcare/storage";
import { announce, runs, seed } from "@petcare/storage/testing";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { visitAs } from "../testing/editing.ts";
import { type Faults, injectFaults } from "../testing/faults.ts";
import { castOf, type HardDayBody, hardDay } from "../testing/hard-days.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
const tuesday: LocalDate = "2026-11-24";
let faults: Faults;
beforeAll(() => {
  faults = injectFaults();
  silenceLog();
});

const frames = ["morning", "afternoon", "evening"] as const;
const act = fc.constantFrom("do", "continue", "undo");
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ how: fc.constant("alone"), act }) },
  {
    weight: 3,
    arbitrary: fc.record({
      how: fc.constant("killed"),
      act,
      at: fc.integer({ min: 1, max: 6 }),
      done: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ how: fc.constant("at once"), act, other: act }) },
  { weight: 2, arbitrary: fc.record({ how: fc.constant("edited"), visit: fc.nat(4) }) },
);
const numRuns = runs({ sample: 6, whole: 300 });
let cast = 0;

test("after any kills, tabs, edits and undoing, each visit is as the day says, changed once, and nobody's edit is lost", async () => {
  announce("hard days", numRuns);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.array(step, { minLength: 2, maxLength: 8 }), check),
    { seed, numRuns, endOnFailure: true },
  );
});

async function check(count: number, steps: (typeof step extends fc.Arbitrary<infer One> ? One : never)[]) {
  const name = `random${++cast}`;
  const person = castOf(app, name);
  const [rosa, marcus, tom] = [
    await person("walker", "Rosa"),
    await person("walker", "Marcus"),
    await person("walker", "Tom"),
  ];
  const given = { client_id: (await person("client", "Ann")).user.id, walker_id: rosa.user.id, date: tuesday };
  const visits: string[] = [];
  for (let at = 0; at < count; at += 1)
    visits.push(await bookVisit(app, { ...given, timeframe: frames[at % 3] ?? "morning" }));
  const days = { from: tuesday, through: tuesday };
  const body: HardDayBody = { kind: "sick", about: rosa.user.id, ...days, walker_ids: [marcus.user.id] };
  const id = `day-${name}`;
  const acts = {
    do: () => hardDay(app, id, body),
    continue: () => call(app.owner, continueHardDay, { params: { id } }),
    undo: () => call(app.owner, undoHardDay, { params: { id } }),
  } as const;
  const edits = new Map<string, number>();
  for (const one of steps) {
    if (one.how === "alone") await acts[one.act as keyof typeof acts]();
    if (one.how === "at once") {
      await Promise.all([acts[one.act as keyof typeof acts](), acts[one.other as keyof typeof acts]()]);
    }
    if (one.how === "killed") {
      faults.writes = 0;
      faults.kill = { at: one.at, done: one.done };
      await acts[one.act as keyof typeof acts]();
      faults.kill = undefined;
    }
    const edited = one.how === "edited" ? visits[one.visit] : undefined;
    if (edited) {
      // To Tom and to nobody by turns, so that each edit changes something.
      const walker_id = (edits.get(edited) ?? 0) % 2 === 0 ? tom.user.id : null;
      await expectOk(call(app.owner, assignVisit, { params: { id: edited }, body: { walker_id } }));
      edits.set(edited, (edits.get(edited) ?? 0) + 1);
    }
  }
  await expectOk(acts.do()).catch(() => undefined);
  const day = await readHardDay(app.installation.db, id);
  if (!day) throw new Error("The day is noted by now");
  expect(["done", "undone"]).toContain(day.state);
  const listed = new Set(day.acts.map((one) => one.visit));
  const left = new Set(day.left?.map((one) => one.visit));
  const kept = new Set(day.kept?.map((one) => one.visit));
  for (const visit of visits) {
    const { walker_id, version } = await visitAs(app, visit);
    const others = edits.get(visit) ?? 0;
    const byDay = listed.has(visit) && !left.has(visit) ? 1 : 0;
    const back = day.state === "undone" && byDay === 1 && !kept.has(visit) ? 1 : 0;
    expect(version).toBe(1 + others + byDay + back);
    if (others > 0) continue;
    // Whom nobody else has touched is never left.
    expect([left.has(visit), kept.has(visit)]).toEqual([false, false]);
    expect(walker_id).toBe(day.state === "undone" ? rosa.user.id : marcus.user.id);
  }
}
