import { deactivatePerson } from "@petcare/contract";
import { readDoneVisits, readUser, readVisit, type User } from "@petcare/storage";
import { ownId } from "@petcare/storage/own-id";
import { sampleOf } from "@petcare/storage/testing";
import { beforeAll, expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { call } from "../testing/call.ts";
import { interleave } from "../testing/interleave.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

const app = await startSignedInApp();
beforeAll(() => {
  silenceLog();
});

/** A usual run tries every fifth of them. */
const races = 100;
const seeds = sampleOf(
  Array.from({ length: races }, (_, seed) => seed),
  5,
);

/** Turns of two, the same for the same seed. The deactivation reads more, so it gets more turns as the seeds go on. */
function turnsOf(seed: number): (0 | 1)[] {
  let state = seed * 2_654_435_761 + 1;
  return Array.from({ length: 200 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % races < races - seed ? 1 : 0;
  });
}

async function newWalker(seed: number): Promise<Signed> {
  const email = `leaver${seed}@test.example`;
  const user: User = await app.installation.createAccount({
    id: `leaver-${seed}`,
    role: "walker",
    email,
    name: "Leaver",
  });
  return { user, token: await app.installation.signIn(email) };
}

test(`a deactivation and a completion at once: ${seeds.length} orders, always one of the two outcomes`, async () => {
  const outcomes = { completed: 0, moved: 0 };
  for (const seed of seeds) {
    const leaver = await newWalker(seed);
    const id = leaver.user.id;
    const inSeries = seed % 2 === 0;
    const given = { walker_id: id, timeframe: "evening" as const };
    const visit = inSeries
      ? `${await book(app, { ...given, rrule: "FREQ=DAILY;COUNT=3", duration_minutes: 25 })}.2026-11-20`
      : await bookVisit(app, given);
    const [schedule_id = ""] = visit.split(".");
    const [deactivated, completed] = await interleave(
      [
        () =>
          call(app.owner, deactivatePerson, {
            params: { id },
            body: { version: 1, visits: { do: "reassign", walker_id: app.marcus.user.id } },
          }),
        () => complete(leaver, visit),
      ],
      turnsOf(seed),
    );
    const after = await readVisit(app.installation.db, { schedule_id, original_date: "2026-11-20" });
    const requested = { from: "2026-11-20", to: "2026-11-21", of: { role: "walker", id: ownId(id) } } as const;
    const earned = await readDoneVisits(app.installation.db, requested, ["pay_cents"]);
    const where = `seed ${seed}: ${completed.status}, ${after?.status}`;
    expect(deactivated.status, where).toBe(200);
    if (completed.ok) {
      expect(after, where).toMatchObject({ status: "completed", walker_id: id, pay_cents: 1500 });
      expect(earned, where).toHaveLength(1);
      outcomes.completed += 1;
    } else {
      expect([401, 404], where).toContain(completed.status);
      expect(after, where).toMatchObject({ status: "scheduled", walker_id: app.marcus.user.id });
      expect(earned, where).toEqual([]);
      outcomes.moved += 1;
    }
    expect(await readUser(app.installation.db, id), where).toMatchObject({ active: false });
  }
  expect(Math.min(outcomes.completed, outcomes.moved)).toBeGreaterThan(0);
});
