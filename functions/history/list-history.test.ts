import type { CallOf, listHistory } from "@petcare/contract";
import { beforeEach, expect, test } from "vitest";
import { aBooking } from "../testing/bookings.ts";
import { type AnswerTo, call, callRaw, expectOk, expectPage, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp({ goesOn: true });
beforeEach(() => {
  app.clock.now += 60_000;
});

const read = (query: CallOf<typeof listHistory>["query"] = {}) => ok(app.owner, "listHistory", { query });
const latest = async (query: CallOf<typeof listHistory>["query"]) =>
  (await read({ ...query, limit: 1 }))[0] as AnswerTo<"listHistory">[number];

test("a change on a phone is recorded with who made it, and from what to what", async () => {
  const body = { name: "Ana Reyes", address: "9 Oak St" };
  await expectOk(
    callRaw(app.ana, "changeProfile", { body, headers: { "user-agent": "Mozilla/5.0 (iPhone) Mobile Mobi" } }),
  );
  expect(await latest({ about: app.ana.user.id, kind: "person" })).toMatchObject({
    kind: "person",
    about: app.ana.user.id,
    name: "Ana Reyes",
    by: { id: app.ana.user.id, name: "Ana Reyes" },
    way: "phone",
    changes: [{ field: "address", from: "41 Harbor Ln", to: "9 Oak St" }],
    series: null,
  });
});

test("what happens to a booking is recorded for the schedule, and then for the visit", async () => {
  const { id } = await ok(app.owner, "createSchedule", { body: aBooking(app, { pet_names: ["Biscuit"] }) });
  const visit = `${id}.2026-11-20`;
  await ok(app.owner, "assignVisit", {
    params: { id: visit },
    body: { walker_id: app.marcus.user.id, scope: "occurrence" },
  });
  const done = { comments: "All well", photo_urls: [] };
  await ok(app.marcus, "completeWalk", { params: { id: visit }, body: done });
  await ok(app.ana, "deleteWalkNote", { params: { id: visit } });
  const told = await read({ about: visit, kind: "visit" });
  expect(told.map(({ by, changes }) => [by.name, ...changes.map(({ field }) => field)])).toEqual([
    ["Ana Reyes", "note_deleted_at"],
    ["Marcus Webb", "charge", "comments", "completed_at", "pay", "photo_urls", "status"],
    ["Kate Corrigan", "walker_id"],
  ]);
  expect(told[2]?.changes).toEqual([{ field: "walker_id", from: "Rosa Delgado", to: "Marcus Webb" }]);
  const [booked] = await read({ about: id, kind: "schedule" });
  expect(booked).toMatchObject({ by: { name: "Kate Corrigan" }, way: "web", name: "Biscuit" });
  expect(booked?.changes).toContainEqual({ field: "client_id", from: null, to: "Ana Reyes" });
  const whose = { client: { id: app.ana.user.id, name: "Ana Reyes" }, date: "2026-11-20" };
  expect([told[0], booked]).toMatchObject([whose, whose]);
});

test("an act on a series is one change that says from when on and on how many visits", async () => {
  const body = aBooking(app, { date: "2026-11-21", rrule: "FREQ=DAILY;COUNT=5" });
  const { id } = await ok(app.owner, "createSchedule", { body });
  const params = { id: `${id}.2026-11-23` };
  const cancel = { scope: "following", charge: "nothing", pay: "nothing" } as const;
  await ok(app.owner, "cancelVisit", { params, body: cancel });
  const [cancelled] = await read({ about: id, kind: "schedule" });
  expect(cancelled?.series).toEqual({ kind: "cancel", from: "2026-11-23", visits: 3 });
});

test("a visit's changes have those acts on its series that changed it, in pages", async () => {
  const body = aBooking(app, { date: "2026-11-21", rrule: "FREQ=DAILY;COUNT=5" });
  const { id } = await ok(app.owner, "createSchedule", { body });
  const assign = (date: string, scope: "occurrence" | "following", walker_id: string) => {
    app.clock.now += 60_000;
    return ok(app.owner, "assignVisit", { params: { id: `${id}.${date}` }, body: { walker_id, scope } });
  };
  await assign("2026-11-23", "following", app.marcus.user.id);
  await assign("2026-11-24", "occurrence", app.owner.user.id);
  await assign("2026-11-25", "following", app.rosa.user.id);
  const about = (date: string) => ({ about: `${id}.${date}`, kind: "visit" as const });
  const told = async (date: string) => (await read(about(date))).map(({ kind, series }) => [kind, series?.from]);
  expect(await told("2026-11-21")).toEqual([]);
  expect(await told("2026-11-24")).toEqual([
    ["visit", undefined],
    ["schedule", "2026-11-23"],
  ]);
  expect(await told("2026-11-25")).toEqual([
    ["schedule", "2026-11-25"],
    ["schedule", "2026-11-23"],
  ]);
  const first = await expectPage(call(app.owner, "listHistory", { query: { ...about("2026-11-24"), limit: 1 } }));
  const second = await expectPage(
    call(app.owner, "listHistory", { query: { ...about("2026-11-24"), limit: 1, cursor: first.next ?? "" } }),
  );
  expect([first, second].map(({ items }) => items.map(({ kind }) => kind))).toEqual([["visit"], ["schedule"]]);
  expect(second.next).toBeUndefined();
});
