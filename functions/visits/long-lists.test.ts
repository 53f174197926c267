import { addDays } from "@petcare/domain";
import { putBookings, storeUser, type Visit } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/call.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const maxAnswerBytes = 5_000_000;

const app = await startSignedInApp();
beforeAll(async () => {
  const visits = Array.from({ length: 60 }, (_, index) => [
    visitOn(index, { schedule_id: `open${index}`, notes: textOf(90_000) }),
    visitOn(index, {
      schedule_id: `done${index}`,
      status: "completed",
      comments: textOf(90_000),
      completed_at: 1,
    }),
  ]);
  await putBookings(app.installation.db, [], visits.flat());
  const pets = [{ name: "Biscuit", notes: textOf(90_000) }];
  for (let index = 0; index < 60; index += 1) {
    await storeUser(
      app.installation.db,
      aClient({ id: `client${index}`, name: "あ", email: `c${index}@test.example`, pets }),
      anAuthor(),
    );
  }
});

/** A visit of Ana's with Rosa, more than one of which fits no key of the form: each in a schedule of its own. */
function visitOn(index: number, given: Partial<Visit> & Pick<Visit, "schedule_id">): Visit {
  const date = addDays("2026-11-20", index % 30);
  return {
    original_date: date,
    date,
    timeframe: "morning",
    service: "25",
    client_id: app.ana.user.id,
    walker_id: app.rosa.user.id,
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
  _id?: string;
  id: string;
}

/** The ids of all parts of a list, none of which is too long for one answer. */
async function idsOf(
  as: Signed,
  name: Parameters<typeof call>[1],
  query: Record<string, string | number> = {},
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: unknown;
  do {
    const requested = { query: { ...query, ...(cursor !== undefined && { cursor }) } };
    const answer = await call(as, name, requested as Parameters<typeof call>[2]);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.bytes).toBeLessThan(maxAnswerBytes);
    ids.push(...(answer.body as Item[]).map(({ _id, id }) => _id ?? id));
    cursor = answer.headers["next-cursor"];
  } while (cursor !== undefined);
  return ids;
}

test.each([
  ["a walker's schedule", 120, () => idsOf(app.rosa, "mySchedule")],
  ["the calendar", 120, () => idsOf(app.owner, "listSchedules", { start: "2026-11-20", end: "2026-12-20" })],
  ["what is upcoming", 60, () => idsOf(app.ana, "myUpcomingWalks", { limit: 200 })],
  ["the list of clients", 62, () => idsOf(app.owner, "listClients")],
  ["the history", 60, () => idsOf(app.ana, "myWalkHistory", { limit: 200 })],
])("%s comes whole, in parts under 5 MB, whatever people have written", async (_, count, read) => {
  const ids = await read();
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
});
