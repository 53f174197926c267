import { business } from "@petcare/business";
import { readRecordHistory, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { expectOk, ok } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { at, iso } from "../testing/reporting.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
beforeAll(async () => {
  const access = { lockbox: "2580", alarm: "0911" };
  await updateUser(app.installation.db, app.ana.user.id, { access }, anAuthor({ at: friday - 1000 }));
});
const clear = await clearing(app);
beforeEach(async () => {
  await clear();
});

const codes = { garage_code: "4417", lockbox: "2580", alarm: "0911" };
const take = (as: Signed) => ok(as, "takeMyCodes");

/** Lists the notes in Ana's history, the latest first. */
async function notes() {
  const record = { entity: "person" as const, entity_id: app.ana.user.id };
  const { rows } = await readRecordHistory(app.installation.db, record, { limit: 20 });
  return rows.flatMap(({ by, changes }) => (changes.codes_taken ? { by, for: changes.codes_taken.to } : []));
}

test("a walker takes along the codes of their open visits of today, until two hours after the last frame", async () => {
  const morning = await bookVisit(app);
  const evening = await bookVisit(app, { timeframe: "evening" });
  const done = await bookVisit(app);
  await expectOk(complete(app.rosa, done));
  await overwriteVisit(app, await bookVisit(app), { status: "cancelled" });
  await bookVisit(app, { date: "2026-11-21" });
  await bookVisit(app, { walker_id: app.marcus.user.id });
  const { until, homes } = await take(app.rosa);
  expect(until).toBe(iso(at("23:00")));
  expect(homes.map(({ visit }) => visit).sort()).toEqual([morning, evening].sort());
  expect(homes.map((home) => home.codes)).toEqual([codes, codes]);
});

test("a stay that began yesterday is among today's until it is over", async () => {
  const stay = await bookVisit(app, { service_type: "overnight", timeframe: "evening" });
  await bookVisit(app, { timeframe: "evening" });
  app.clock.now += 24 * 3_600_000;
  const { until, homes } = await take(app.rosa);
  expect([until, homes.map(({ visit }) => visit)]).toEqual(["2026-11-22T01:00:00.000Z", [stay]]);
});

test("each client's history notes it once a day and walker, however often they are asked for", async () => {
  await bookVisit(app);
  await bookVisit(app);
  await bookVisit(app, { walker_id: app.marcus.user.id });
  await take(app.rosa);
  app.clock.now += 60_000;
  await take(app.rosa);
  const ofRosa = { by: app.rosa.user.id, for: "2026-11-20" };
  expect(await notes()).toEqual([ofRosa]);
  app.clock.now += 60_000;
  await take(app.marcus);
  expect(await notes()).toEqual([{ ...ofRosa, by: app.marcus.user.id }, ofRosa]);
  await bookVisit(app, { date: "2026-11-21" });
  app.clock.now += 24 * 3_600_000;
  await take(app.rosa);
  expect((await notes()).map((note) => note.for)).toEqual(["2026-11-21", "2026-11-20", "2026-11-20"]);
});

test("nothing is taken along, and nothing noted, on a day without codes, or where the owner wants none", async () => {
  const none = { until: null, homes: [] };
  await bookVisit(app, { client_id: app.priya.user.id });
  expect(await take(app.rosa)).toEqual(none);
  await bookVisit(app);
  const facts: { codesTakenAlong: boolean } = business;
  facts.codesTakenAlong = false;
  expect(await take(app.rosa).finally(() => Object.assign(facts, { codesTakenAlong: true }))).toEqual(none);
  expect(await notes()).toEqual([]);
});
