import type { LocalDate } from "@petcare/domain";
import { sampleOf } from "@petcare/domain/testing/sampled";
import { listHardDays, readClientRequest, readVisitsIn } from "@petcare/storage";
import { ownId } from "@petcare/storage/own-id";
import { expect, test } from "vitest";
import { accept, asked, visitLine, withdraw } from "../testing/asking.ts";
import { bookVisit } from "../testing/bookings.ts";
import { expectOk } from "../testing/call.ts";
import { atEveryWrite, injectFaults } from "../testing/faults.ts";
import { interleave } from "../testing/interleave.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const faults = injectFaults();

let day = 0;
const nextDay = () => new Date(Date.UTC(2026, 11, 1 + day++)).toISOString().slice(0, 10) as LocalDate;
const aWalk = (date: LocalDate) => ({ kind: "book", date, timeframe: "evening", service_type: "25" }) as const;
const standingOf = async (id: string) => (await readClientRequest(app.installation.db, id))?.state;

async function bookedOn(date: LocalDate): Promise<number> {
  const to = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10) as LocalDate;
  const of = { role: "client", id: ownId(app.priya.user.id) } as const;
  return (await readVisitsIn(app.installation.db, { from: date, to }, ["date"], of)).length;
}

/** The first request makes so many calls, then the second one goes on to its end. */
const turnsOf = (calls: number): (0 | 1)[] => [...Array<0>(calls).fill(0), ...Array<1>(40).fill(1)];
const allOrders = Array.from({ length: 50 }, (_, calls) => calls);
const orders = sampleOf(allOrders, 10);

test("accept against withdraw, in any order: one wins, the other is told, and a walk is booked only where it was accepted", async () => {
  const winners = new Set<string | undefined>();
  for (const seed of orders) {
    for (const first of [0, 1]) {
      const date = nextDay();
      const request = await asked(app.priya, aWalk(date));
      const acts = [() => accept(app, request), () => withdraw(app.priya, request)] as const;
      const [one, other] =
        first === 0
          ? await interleave(acts, turnsOf(seed))
          : await interleave([acts[1], acts[0]], turnsOf(seed)).then(([b, a]) => [a, b] as const);
      const state = await standingOf(request._id);
      winners.add(state);
      expect([one.ok, other.ok]).toEqual([state === "accepted", state === "withdrawn"]);
      expect(await bookedOn(date)).toBe(state === "accepted" ? 1 : 0);
      const told = one.ok ? !other.ok && other.body.message : !one.ok && one.body.message;
      expect(told).toBe(one.ok ? "Kate has answered. Ask to cancel it." : "Priya has withdrawn this.");
    }
  }
  expect(winners).toEqual(new Set(["accepted", "withdrawn"]));
});

/** Asks, accepts with a kill at each write, and accepts again. `isDone` tells whether the act was done. */
async function killedAccepts(
  make: () => Promise<{ id: Parameters<typeof accept>[1]; isDone: () => Promise<boolean> }>,
) {
  await atEveryWrite(async (kill) => {
    const { id, isDone } = await make();
    const killed = await faults.during(kill, () => accept(app, id));
    const { writes } = faults;
    const isAccepted = (await standingOf(id._id)) === "accepted";
    expect(await isDone(), `killed at ${kill.at}, done: ${kill.done}`).toBe(isAccepted);
    expect(await expectOk(accept(app, id))).toMatchObject({ standing: "accepted" });
    expect(await isDone()).toBe(true);
    return killed.ok && writes < kill.at;
  });
}

test("killed at each write, a walk is booked and its request accepted: both or neither", () =>
  killedAccepts(async () => {
    const date = nextDay();
    const id = await asked(app.priya, aWalk(date));
    return { id, isDone: async () => (await bookedOn(date)) === 1 };
  }));

test("killed at each write, days away are accepted with their list, and accepting again does the rest", async () => {
  const lists = async () => (await listHardDays(app.installation.db, app.clock.now)).length;
  const made: string[] = [];
  await killedAccepts(async () => {
    const date = nextDay();
    const before = await lists();
    const ids = [0, 1].map(() => bookVisit(app, { client_id: app.priya.user.id, date }));
    const visit_ids = await Promise.all(ids);
    made.push(...visit_ids);
    const id = await asked(app.priya, { kind: "away", date, through: date, visit_ids });
    return { id, isDone: async () => (await lists()) === before + 1 };
  });
  const lines = await Promise.all(made.map((id) => visitLine(app, id)));
  expect(new Set(lines.map((line) => line.split(" ")[2]))).toEqual(new Set(["cancelled"]));
});
