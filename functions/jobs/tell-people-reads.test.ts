import { arriveAtVisit } from "@petcare/contract";
import { expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { interceptCalls } from "../testing/calls.ts";
import { clearing } from "../testing/clear-table.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { installation, rosa } = app;
const clear = await clearing(app);

/** Counts what four runs of the job take: the calls that read, the items that are named in them, and those that write. */
async function fourRuns(telling: Telling) {
  const taken = { reads: 0, items: 0, writes: 0 };
  const stop = interceptCalls(({ isWrite, input }, send) => {
    const { RequestItems = {} } = input as { RequestItems?: Record<string, { Keys?: unknown[] }> };
    taken[isWrite ? "writes" : "reads"] += 1;
    taken.items += Object.values(RequestItems).reduce((sum, { Keys = [] }) => sum + Keys.length, 0);
    return send();
  });
  const heard = await telling.after(4, "push");
  stop();
  return { taken, heard };
}

/** Books, begins and completes a walk of Rosa's in a team of some walkers, and answers what followed each. */
async function withTeam(walkers: number) {
  const telling = await beginTelling(app, clear, monday);
  for (let n = 3; n <= walkers; n++)
    await installation.createAccount({ role: "walker", email: `${walkers}-${n}@test.example`, name: `Walker ${n}` });
  await telling.after(4);
  const id = await bookVisit(app, { date: "2026-11-23", timeframe: "afternoon", pet_names: ["Biscuit"] });
  const booked = await fourRuns(telling);
  await expectOk(call(rosa, arriveAtVisit, { params: { id }, body: {} }));
  const here = await fourRuns(telling);
  await expectOk(complete(rosa, id));
  return [booked, here, await fourRuns(telling)];
}

test("after a booking, an arrival and a completion as much is read with 40 walkers as with 2", async () => {
  const [few, many] = [await withTeam(2), await withTeam(40)];
  expect(many).toEqual(few);
  expect(few.map(({ heard }) => heard)).toEqual([
    [
      "Ana: Booked: Biscuit, Mon Nov 23, 12–3 PM | Rosa will come.",
      "Rosa: Yours: Biscuit, Mon Nov 23, 12–3 PM | See your plan.",
    ],
    ["Ana: Rosa is with Biscuit | Since 10:08 AM."],
    ["Ana: Biscuit’s visit is done | All well"],
  ]);
});

test("a run that finds nothing to do reads twice and writes nothing", async () => {
  const telling = await beginTelling(app, clear, monday);
  await telling.after(4);
  expect(await fourRuns(telling)).toEqual({ taken: { reads: 8, items: 0, writes: 0 }, heard: [] });
});
