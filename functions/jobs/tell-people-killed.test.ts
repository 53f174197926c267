import { moveVisit } from "@petcare/contract";
import { isWhole } from "@petcare/domain/testing/sampled";
import { expect, test } from "vitest";
import { asked } from "../testing/asking.ts";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { atEveryWrite, injectFaults } from "../testing/faults.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";
import { Telling } from "../testing/telling.ts";
import { handler } from "./tell-people.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const clear = await clearing(app);
const faults = injectFaults();

const [before, after] = ["12–3 PM", "9 AM–12 PM"].map((hours) => `Biscuit: now Tue Nov 24, ${hours}`);

/** Moves a visit, kills the run that tells it, and does something else. Answers the subjects that Ana gets, by email. */
async function toldAround(kill: NonNullable<typeof faults.kill>, then: (id: string) => Promise<unknown>) {
  await clear();
  app.clock.now = monday;
  const telling = new Telling(app);
  const id = await bookVisit(app, { date: "2026-11-24", pet_names: ["Biscuit"] });
  await telling.set();
  await move(id, "afternoon");
  app.clock.now += 180_000;
  faults.writes = 0;
  faults.kill = kill;
  await handler().catch(() => {});
  const isPast = faults.writes < kill.at;
  faults.kill = undefined;
  await then(id);
  await telling.after(4);
  const toAna = telling.sent.filter(({ to, by }) => to === "Ana" && by === "email");
  return { isPast, subjects: toAna.map(({ message }) => message.subject) };
}

async function move(id: string, timeframe: "morning" | "afternoon") {
  const { version } = await visitAs(app, id);
  await expectOk(call(app.owner, moveVisit, { params: { id }, body: { timeframe, version } }));
}

/** A whole run sees all of these, a sample some. */
function expectSeen<T>(seen: Set<T>, all: T[]): void {
  expect([...seen].filter((one) => !all.includes(one))).toEqual([]);
  if (isWhole) expect(seen.size).toBe(all.length);
}

test("killed at any write, and moved back: nobody is left with what they heard before", async () => {
  silenceLog();
  const seen = new Set<string>();
  await atEveryWrite(async (kill) => {
    const { isPast, subjects } = await toldAround(kill, (id) => move(id, "morning"));
    if (subjects.length > 0) expect(subjects.at(-1), JSON.stringify(kill)).toBe(after);
    seen.add(subjects.join());
    return isPast;
  });
  // The second is of a run that was killed before it sent: whether it did is not known.
  expectSeen(seen, ["", after, `${before},${after}`]);
});

test("killed at any write, and nothing else: the same comes twice at most", async () => {
  silenceLog();
  const times = new Set<number>();
  await atEveryWrite(async (kill) => {
    const { isPast, subjects } = await toldAround(kill, async () => {});
    expect(new Set(subjects), JSON.stringify(kill)).toEqual(new Set([before]));
    times.add(subjects.length);
    return isPast;
  });
  expectSeen(times, [1, 2]);
});

/** Ana asks for a walk, and the run of 7 PM is cut off. Answers the emails of the day that the owner gets. */
async function summariesAround(run: () => Promise<unknown>): Promise<string[]> {
  await clear();
  app.clock.now = monday;
  const telling = new Telling(app);
  await telling.set();
  const walk = { kind: "book" as const, date: "2026-11-25", timeframe: "evening", service_type: "25" } as const;
  await asked(app.ana, { ...walk, pet_names: ["Biscuit"] });
  await telling.after(3);
  app.clock.now = Date.parse("2026-11-24T00:00:30Z");
  await run();
  await telling.after(4);
  const toKate = telling.sent.filter(({ to, by }) => to === "Kate" && by === "email");
  return toKate.map(({ message }) => message.subject);
}

test("the email of the day: killed at any write it comes twice at most, and of two runs once", async () => {
  silenceLog();
  const times = new Set<number>();
  await atEveryWrite(async (kill) => {
    let isPast = false;
    const subjects = await summariesAround(async () => {
      faults.writes = 0;
      faults.kill = kill;
      await handler().catch(() => {});
      isPast = faults.writes < kill.at;
      faults.kill = undefined;
    });
    expect(new Set(subjects), JSON.stringify(kill)).toEqual(new Set(["Your day: 1 asked for"]));
    times.add(subjects.length);
    return isPast;
  });
  expectSeen(times, [1, 2]);
  expect(await summariesAround(() => Promise.all([handler(), handler()]))).toHaveLength(1);
});
