import { getVisit, mySchedule, showClientCodes, showVisitCodes } from "@petcare/contract";
import { readRecordHistory, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookVisit, overwriteVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk } from "../testing/call.ts";
import { friday, type Scene, type Signed, startScene } from "../testing/scene.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  const access = { lockbox: "2580", alarm: "0911", parking: "Driveway" };
  await updateUser(scene.world.db, scene.ana.user.id, { access }, anAuthor({ at: friday - 1000 }));
});
afterAll(() => scene.world.close());

const show = (as: Signed, id: string) => call(as, showVisitCodes, { params: { id } });

/** Who read Ana's codes, the latest first. */
async function readings() {
  const record = { entity: "person" as const, entity_id: scene.ana.user.id };
  const { rows } = await readRecordHistory(scene.world.db, record, { limit: 20 });
  return rows.flatMap(({ by, at, changes }) => (changes.codes_read ? { by, at, for: changes.codes_read.to } : []));
}

test("a walker reads which codes there are, and the codes by asking, which the client's history keeps", async () => {
  const id = await bookVisit(scene, { date: "2026-11-21" });
  const [listed] = await expectOk(call(scene.rosa, mySchedule));
  expect(listed).toMatchObject({ codes: ["garage_code", "lockbox", "alarm"], parking: "Driveway" });
  const seen = JSON.stringify([listed, await expectOk(call(scene.rosa, getVisit, { params: { id } }))]);
  expect(seen).not.toMatch(/4417|2580|0911/);

  const codes = { garage_code: "4417", lockbox: "2580", alarm: "0911" };
  expect(await expectOk(show(scene.rosa, id))).toEqual(codes);
  expect(await readings()).toEqual([{ by: scene.rosa.user.id, at: friday, for: id }]);
  scene.clock.now += 60_000;
  expect(await expectOk(call(scene.owner, showClientCodes, { params: { id: scene.ana.user.id } }))).toEqual(codes);
  expect(await readings()).toEqual([
    { by: scene.owner.user.id, at: friday + 60_000, for: "on the client’s page" },
    { by: scene.rosa.user.id, at: friday, for: id },
  ]);
});

test("nobody is shown the codes of another's visit, of a cancelled one, or of one beyond the window", async () => {
  const before = await readings();
  const cancelled = await bookVisit(scene, { date: "2026-11-22" });
  await overwriteVisit(scene, cancelled, { status: "cancelled" });
  const far = await bookVisit(scene, { date: "2027-03-01" });
  const mine = await bookVisit(scene, { date: "2026-11-24" });
  for (const [as, id] of [
    [scene.rosa, cancelled],
    [scene.rosa, far],
    [scene.marcus, mine],
  ] as const) {
    expect(await expectError(show(as, id))).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
  expect(await readings()).toEqual(before);
});
