import { listSchedules, repriceAllVisits } from "@petcare/contract";
import { isWhole } from "@petcare/domain/testing/sampled";
import { listRepricings, storeUser } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { beforeAll, expect, test } from "vitest";
import { finishPending } from "../jobs/finish-pending.ts";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { atEveryWrite, type Faults, injectFaults } from "../testing/faults.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";
import { silenceLog } from "../testing/silence-log.ts";

/** More clients than a request goes through. The first and the last have something booked. */
const ids = Array.from({ length: 25 }, (_, n) => `many-${String(n).padStart(2, "0")}`);
const anHourOrMore = 4_000_000;

const app = await startSignedInApp();
let faults: Faults;
beforeAll(async () => {
  faults = injectFaults();
  silenceLog();
  await Promise.all(ids.map((id) => storeUser(app.installation.db, aClient({ id, email: undefined }), anAuthor())));
  await bookVisit(app, { client_id: "many-00", date: "2026-11-25", price: 70 });
  await book(app, { client_id: "many-24", rrule: "FREQ=DAILY;COUNT=4", price: 70 });
});

/** One request of the many that a browser sends: the first, or the one after a client. */
const request = (from: number, to: number, after?: string) =>
  call(app.owner, repriceAllVisits, {
    body: { prices: [{ service_type: "25" as const, from, to }], ...(after && { after }) },
  });

async function prices(): Promise<number[]> {
  const query = { start: "2026-11-20", end: "2026-11-27" } as const;
  const visits = await expectOk(call(app.owner, listSchedules, { query }));
  return visits.map(({ price }) => price);
}
const unfinished = () => listRepricings(app.installation.db);
/** Today's visit keeps its price, whatever the others take. */
const othersAt = (price: number) => [70, price, price, price, price];

/** The nightly job's part that finishes what requests have left, once none of them can be at work any more. */
async function night(): Promise<void> {
  app.clock.now = friday + anHourOrMore;
  await finishPending();
  app.clock.now = friday;
}

test("where the browser goes after its first request, the night goes on with the rest, killed at any write or not", async () => {
  let price = 70;
  await atEveryWrite(async (kill) => {
    await request(price, price + 1);
    expect(await unfinished()).toHaveLength(1);
    faults.writes = 0;
    faults.kill = kill;
    await night();
    const isPast = faults.writes < kill.at;
    faults.kill = undefined;
    await night();
    price += 1;
    expect((await prices()).sort()).toEqual(othersAt(price));
    expect(await unfinished()).toEqual([]);
    return isPast;
  });
  expect(price).toBeGreaterThan(isWhole ? 72 : 70);
  await expectOk(request(price, 70));
  await expectOk(request(price, 70, "many-19"));
  expect(await prices()).toEqual(othersAt(70));
  expect(await unfinished()).toEqual([]);
});

test("a price that is taken back while its change is unfinished is taken back for everybody", async () => {
  await expectOk(request(70, 75));
  app.clock.now = friday + 1000;
  await expectOk(request(75, 70));
  await expectOk(request(75, 70, "many-19"));
  expect(await unfinished()).toHaveLength(2);
  await night();
  expect(await prices()).toEqual(othersAt(70));
  expect(await unfinished()).toEqual([]);
});
