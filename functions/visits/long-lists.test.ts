import { type Endpoint, listSchedules, mySchedule, myUpcomingWalks, myWalkHistory } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { putBookings, type Visit } from "@petcare/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../testing/call.ts";
import { type Scene, type Signed, startScene } from "../testing/scene.ts";

const longestAnswer = 5_000_000;

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  const visits = Array.from({ length: 60 }, (_, index) => [
    visitOn(index, { schedule_id: `open${index}`, notes: textOf(90_000) }),
    visitOn(index, {
      schedule_id: `done${index}`,
      status: "completed",
      comments: textOf(90_000),
      completed_at: 1,
    }),
  ]);
  await putBookings(scene.world.db, [], visits.flat());
});
afterAll(() => scene.world.close());

/** A visit of Ana's with Rosa, more than one of which fits no key of the form: each in a schedule of its own. */
function visitOn(index: number, given: Partial<Visit> & Pick<Visit, "schedule_id">): Visit {
  const date = addDays("2026-11-20", index % 30);
  return {
    original_date: date,
    date,
    timeframe: "morning",
    service: "25",
    client_id: scene.ana.user.id,
    walker_id: scene.rosa.user.id,
    pet_names: [textOf(90_000)],
    price_cents: 2500,
    status: "scheduled",
    recurring: false,
    duration_minutes: 25,
    version: 1,
    ...given,
  };
}

/** Text of three bytes a character. */
const textOf = (bytes: number) => "あ".repeat(bytes / 3);

interface Item {
  _id: string;
}

/** The ids of all parts of a list, none of which is too long for one answer. */
async function idsOf(as: Signed, endpoint: Endpoint, query: Record<string, string | number> = {}): Promise<string[]> {
  const ids: string[] = [];
  let cursor: unknown;
  do {
    const asked = { query: { ...query, ...(cursor !== undefined && { cursor }) } };
    const answer = await call(as, endpoint, asked as Parameters<typeof call>[2]);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.bytes).toBeLessThan(longestAnswer);
    ids.push(...(answer.body as Item[]).map(({ _id }) => _id));
    cursor = answer.headers["next-cursor"];
  } while (cursor !== undefined);
  return ids;
}

test.each([
  ["a walker's schedule", 120, () => idsOf(scene.rosa, mySchedule)],
  ["the calendar", 120, () => idsOf(scene.owner, listSchedules, { start: "2026-11-20", end: "2026-12-20" })],
  ["what is upcoming", 60, () => idsOf(scene.ana, myUpcomingWalks, { limit: 200 })],
  ["the history", 60, () => idsOf(scene.ana, myWalkHistory, { limit: 200 })],
])("%s comes whole, in parts under 5 MB, whatever people have written", async (_, count, read) => {
  const ids = await read();
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
});
