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

/** Counts the reads of the job's runs that follow a change: how many calls, and how many items are named in them. */
async function readsAfter(telling: Telling, change: () => Promise<unknown>) {
  await change();
  const reads = { calls: 0, items: 0 };
  const stop = interceptCalls(({ isWrite, input }, send) => {
    const { RequestItems = {} } = input as { RequestItems?: Record<string, { Keys?: unknown[] }> };
    if (!isWrite) reads.calls += 1;
    if (!isWrite) reads.items += Object.values(RequestItems).reduce((sum, { Keys = [] }) => sum + Keys.length, 0);
    return send();
  });
  const heard = await telling.after(4, "push");
  stop();
  return { reads, heard };
}

/** Books, begins and completes a walk of Rosa's in a team of some walkers, and answers what followed each. */
async function readsWith(walkers: number) {
  const telling = await beginTelling(app, clear, monday);
  for (let n = 3; n <= walkers; n++)
    await installation.createAccount({ role: "walker", email: `${walkers}-${n}@test.example`, name: `Walker ${n}` });
  await telling.after(4);
  let id = "";
  return [
    await readsAfter(telling, async () => {
      id = await bookVisit(app, { date: "2026-11-23", timeframe: "afternoon", pet_names: ["Biscuit"] });
    }),
    await readsAfter(telling, () => expectOk(call(rosa, arriveAtVisit, { params: { id }, body: {} }))),
    await readsAfter(telling, () => expectOk(complete(rosa, id))),
  ];
}

test("after a booking, an arrival and a completion as much is read with 40 walkers as with 2", async () => {
  const [few, many] = [await readsWith(2), await readsWith(40)];
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
