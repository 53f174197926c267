import { readRecordHistory, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeAll, expect, test } from "vitest";
import { bookVisit, overwriteVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk, ok } from "../testing/call.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
beforeAll(async () => {
  const access = { lockbox: "2580", alarm: "0911", parking: "Driveway" };
  await updateUser(app.installation.db, app.ana.user.id, { access }, anAuthor({ at: friday - 1000 }));
});

const show = (as: Signed, id: string) => call(as, "showVisitCodes", { params: { id } });

/** Lists the readings of Ana's codes, the latest first. */
async function readings() {
  const record = { entity: "person" as const, entity_id: app.ana.user.id };
  const { rows } = await readRecordHistory(app.installation.db, record, { limit: 20 });
  return rows.flatMap(({ by, at, changes }) => (changes.codes_read ? { by, at, for: changes.codes_read.to } : []));
}

test("a walker reads which codes there are, and the codes by asking, which the client's history keeps", async () => {
  const id = await bookVisit(app, { date: "2026-11-21" });
  const [listed] = await ok(app.rosa, "mySchedule");
  expect(listed).toMatchObject({ codes: ["garage_code", "lockbox", "alarm"], parking: "Driveway" });
  const seen = JSON.stringify([listed, await ok(app.rosa, "getVisit", { params: { id } })]);
  expect(seen).not.toMatch(/4417|2580|0911/);

  const codes = { garage_code: "4417", lockbox: "2580", alarm: "0911" };
  expect(await expectOk(show(app.rosa, id))).toEqual(codes);
  expect(await readings()).toEqual([{ by: app.rosa.user.id, at: friday, for: id }]);
  app.clock.now += 60_000;
  expect(await ok(app.owner, "showClientCodes", { params: { id: app.ana.user.id } })).toEqual(codes);
  expect(await readings()).toEqual([
    { by: app.owner.user.id, at: friday + 60_000, for: "on the client’s page" },
    { by: app.rosa.user.id, at: friday, for: id },
  ]);
});

test("nobody is shown the codes of another's visit, of a cancelled one, or of one beyond the window", async () => {
  const before = await readings();
  const cancelled = await bookVisit(app, { date: "2026-11-22" });
  await overwriteVisit(app, cancelled, { status: "cancelled" });
  const far = await bookVisit(app, { date: "2027-03-01" });
  const mine = await bookVisit(app, { date: "2026-11-24" });
  for (const [as, id] of [
    [app.rosa, cancelled],
    [app.rosa, far],
    [app.marcus, mine],
  ] as const) {
    expect(await expectError(show(as, id))).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
  expect(await readings()).toEqual(before);
});
