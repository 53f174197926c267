import { isWhole } from "@petcare/domain/testing/sampled";
import { storeUser } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectOk, ok } from "../testing/call.ts";
import { atEveryWrite, injectFaults } from "../testing/faults.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const faults = injectFaults();

/** Prices go from a whole number of dollars to the next, so that each run finds what the last one left. */
const reprice = (from: number, preview?: "1") => {
  const prices = [{ service_type: "25" as const, from, to: from + 1 }];
  return call(app.owner, "repriceAllVisits", {
    query: preview ? { preview } : {},
    body: { prices },
  });
};

/** Client, date and price of what is booked in the two weeks after the scene's day. */
async function booked(): Promise<string[]> {
  const query = { start: "2026-11-20", end: "2026-12-04" } as const;
  const visits = await ok(app.owner, "listSchedules", { query });
  return visits.map(({ client_id, date, price }) => `${client_id} ${date} ${price}`).sort();
}

test("what clients without a custom rate have booked from tomorrow on takes the new price, killed at any write or not", async () => {
  const { db } = app.installation;
  const [nora, priya, own] = ["nora", app.priya.user.id, "has-her-own"];
  await storeUser(db, aClient({ id: nora, email: undefined, custom_rates: { visit: 2000 } }), anAuthor());
  await storeUser(db, aClient({ id: own, email: undefined, custom_rates: { walk25: 2800 } }), anAuthor());
  const weekdays = { rrule: "FREQ=DAILY;COUNT=5", duration_minutes: 25, price: 28 };
  const daily = await book(app, { ...weekdays, client_id: nora });
  await book(app, { ...weekdays, client_id: priya });
  await book(app, { ...weekdays, client_id: own });
  await bookVisit(app, { client_id: nora, date: "2026-11-30", price: 28 });
  await bookVisit(app, { client_id: nora, date: "2026-12-01", price: 500 });
  await ok(app.owner, "updateOccurrence", {
    params: { id: `${daily}.2026-11-22` },
    body: { occurrence_start: "2026-11-22T14:00:00Z", price: 20 },
  });
  const before = await booked();

  const seen = await expectOk(reprice(28, "1"));
  expect(seen).toEqual({ saved: false, visits: 8, later: 0, before: 224, after: 232, kept: 2 });
  expect(await booked()).toEqual(before);
  const pricing = { walk25: 29, visit: 25, overnight: 100, other: 30, version: 0 };
  await ok(app.owner, "setPricing", { body: pricing });
  expect(await booked()).toEqual(before);

  const at = (price: number) =>
    before.map((line) => {
      const isOthers = line.startsWith(own) || line.includes("2026-11-20") || !line.endsWith(" 28");
      return isOthers ? line : line.replace(/ 28$/, ` ${price}`);
    });
  expect(await expectOk(reprice(28))).toEqual({ ...seen, saved: true });
  expect(await booked()).toEqual(at(29));

  let price = 29;
  await atEveryWrite(async (kill) => {
    await faults.during(kill, () => reprice(price));
    const isPast = faults.writes < kill.at;
    await expectOk(reprice(price));
    price += 1;
    expect(await booked()).toEqual(at(price));
    return isPast;
  });
  expect(price).toBeGreaterThan(isWhole ? 32 : 29);
});
