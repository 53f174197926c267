import { updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { book, bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, expectOk, ok } from "../testing/call.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
/** A daily series of Ana's with Rosa, from 1 November 2026 on. */
let series: string;
beforeAll(async () => {
  series = await book(app, {
    date: "2026-11-01",
    rrule: "FREQ=DAILY",
    notes: "Back gate",
    walker_phone: "516-555-0101",
  });
});

const read = (as: Signed, id: string) => call(as, "getVisit", { params: { id } });
const find = <Visit extends { _id: string }>(list: Visit[], id: string) => list.find(({ _id }) => _id === id);
const notFound = { status: 404, body: { message: "This walk was not found.", code: "not_found" } };

describe("a visit is read as", () => {
  test("the owner's calendar has it, and where it is", async () => {
    const id = `${series}.2026-11-21`;
    await overwriteVisit(app, id, { version: 3 });
    const query = { start: "2026-11-21", end: "2026-11-22" };
    const listed = find(await ok(app.owner, "listSchedules", { query }), id);
    expect(listed).toMatchObject({ price: 28, version: 3 });
    expect(await expectOk(read(app.owner, id))).toMatchObject({ ...listed, notes: "Back gate", pay: null });
  });

  test("the owner knows its pay before it is done, by the walker's present rate or its own", async () => {
    const id = await bookVisit(app, { date: "2026-11-20" });
    await updateUser(app.installation.db, app.rosa.user.id, { pay_rates: { walk25: 1650 } }, anAuthor());
    expect(await expectOk(read(app.owner, id))).toMatchObject({ pay: null, expected_pay: 16.5 });
    await overwriteVisit(app, id, { own_pay_cents: 2000 });
    expect(await expectOk(read(app.owner, id))).toMatchObject({ pay: null, expected_pay: 20 });
    await expectOk(complete(app.rosa, id, { comments: "All good" }));
    expect(await expectOk(read(app.owner, id))).toMatchObject({ pay: 20, expected_pay: null });
    const unassigned = await bookVisit(app, { date: "2026-11-21" });
    await overwriteVisit(app, unassigned, { walker_id: undefined });
    expect(await expectOk(read(app.owner, unassigned))).toMatchObject({ pay: null, expected_pay: null });
  });

  test.each([
    [{}, "41 Harbor Ln", "4417"],
    [{ address: "9 Orchard St" }, "9 Orchard St", "4417"],
    [{ garage_code: "77" }, "41 Harbor Ln", "77"],
  ])(
    "being where its booking says (%j) or else at the client's present home, by every reader",
    async (own, address, code) => {
      const codes = ["garage_code"];
      const id = await bookVisit(app, { date: "2026-11-23", ...own });
      expect(await expectOk(read(app.owner, id))).toMatchObject({ address, garage_code: code });
      expect(await expectOk(read(app.rosa, id))).toMatchObject({ address, codes });
      expect(find(await ok(app.rosa, "mySchedule"), id)).toMatchObject({ address, codes });
      expect(await ok(app.rosa, "showVisitCodes", { params: { id } })).toMatchObject({ garage_code: code });
      for (const client of [
        await expectOk(read(app.ana, id)),
        find(await ok(app.ana, "myUpcomingWalks", { query: { limit: 200 } }), id),
      ]) {
        expect(client).toMatchObject({ address });
        expect(client).not.toHaveProperty("garage_code");
      }
    },
  );
});

test("whoever has it now reads it, and whoever had it before does not", async () => {
  const id = await bookVisit(app);
  await overwriteVisit(app, id, { walker_id: app.marcus.user.id });
  expect(await read(app.marcus, id)).toMatchObject({ status: 200 });
  expect(await read(app.rosa, id)).toMatchObject(notFound);
  await overwriteVisit(app, id, { walker_id: undefined });
  expect(await read(app.marcus, id)).toMatchObject(notFound);
  expect(await expectOk(read(app.owner, id))).toMatchObject({ walker_id: null });
  expect(await expectOk(read(app.ana, id))).toMatchObject({ walker_name: null });
});

test("a walker reads no farther than 7 days back and one month ahead, by where the visit is now", async () => {
  const statusOf = async (date: string) => (await read(app.rosa, `${series}.${date}`)).status;
  expect(await statusOf("2026-11-12")).toBe(404);
  expect(await statusOf("2026-11-13")).toBe(200);
  expect(await statusOf("2026-12-20")).toBe(200);
  expect(await statusOf("2026-12-21")).toBe(404);
  await overwriteVisit(app, `${series}.2026-12-21`, { date: "2026-12-01" });
  expect(await statusOf("2026-12-21")).toBe(200);
});
