import { business } from "@petcare/business";
import { firstNameOf } from "@petcare/domain";
import { beforeAll, describe, expect, test } from "vitest";
import { book, bookVisit, complete, overwriteVisit } from "../testing/bookings.ts";
import { call, expectOk, ok } from "../testing/call.ts";
import { reporting } from "../testing/reporting.ts";
import { newAccount, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
beforeAll(async () => {
  await book(app, { date: "2026-11-01", rrule: "FREQ=DAILY", notes: "Use the back gate" });
  await book(app, { walker_id: app.marcus.user.id, client_id: app.priya.user.id, address: "9 Orchard St" });
});

const list = (as: Signed, query: { start?: string; end?: string; expand?: string } = {}) =>
  ok(as, "mySchedule", { query });

test("from 7 days back to one month ahead, and no farther when asked for more", async () => {
  const dates = (await list(app.rosa)).map(({ date }) => date);
  expect([dates[0], dates.at(-1), dates.length]).toEqual(["2026-11-13", "2026-12-20", 38]);
  const more = await list(app.rosa, { start: "2026-10-01", end: "2027-01-01", expand: "1" });
  expect(more.map(({ date }) => date)).toEqual(dates);
  expect(await list(app.rosa, { start: "2027-02-01", end: "2027-02-08" })).toEqual([]);
});

test("a walker reads what the visit needs: the client's name, phone, address, codes there are and pets", async () => {
  const [visit] = await list(app.rosa, { start: "2026-11-20", end: "2026-11-21" });
  expect(visit).toMatchObject({
    date: "2026-11-20",
    start: "2026-11-20T14:00:00.000Z",
    service_type: "25",
    clientName: "Ana Reyes",
    client: { name: "Ana Reyes", phone: "5165550103" },
    address: "41 Harbor Ln",
    codes: ["garage_code"],
    parking: null,
    notes: "Use the back gate",
    pets: [{ name: "Biscuit", notes: "Half a pill in cheese" }, { name: "Max" }],
  });
});

test("of a cancelled visit a walker reads whose it was, and neither home, phone, pets nor instructions", async () => {
  const schedule = await book(app, { date: "2026-11-25", notes: "Key under the mat", address: "9 Orchard St" });
  await overwriteVisit(app, `${schedule}.2026-11-25`, { status: "cancelled" });
  const id = `${schedule}.2026-11-25`;
  const cancelled = (await list(app.rosa)).find(({ _id }) => _id === id);
  expect(cancelled).toMatchObject({
    status: "cancelled",
    date: "2026-11-25",
    clientName: "Ana Reyes",
    client: { name: "Ana Reyes", phone: null },
    address: null,
    codes: [],
    parking: null,
    notes: null,
    pet_names: [],
    pets: [],
  });
  expect(await ok(app.rosa, "getVisit", { params: { id } })).toEqual(cancelled);
});

describe("the copies of a home's key, of an open visit up to tomorrow", () => {
  const copy = (label: string, held: { holder_id?: string; place?: string }) => ({
    ...{ id: label, label, since: "2026-03-04" as const },
    ...held,
  });
  const own = copy("Copy A", { holder_id: app.rosa.user.id });
  const others = [
    copy("Copy B", { holder_id: app.marcus.user.id }),
    copy("Copy C", { place: "Office, hook 3" }),
    copy("Copy D", {}),
    copy("Copy E", { holder_id: "somebody-who-left" }),
  ];
  const answered = async (keys: (typeof own)[]) => {
    const { id } = (await newAccount(app, { role: "client", name: "Nina Cho", keys })).user;
    const series = await book(app, { date: "2026-11-20", rrule: "FREQ=DAILY;COUNT=3", client_id: id });
    await overwriteVisit(app, `${series}.2026-11-20`, { status: "cancelled" });
    const visits = await list(app.rosa, { start: "2026-11-20", end: "2026-11-23" });
    return visits.filter(({ schedule_id }) => schedule_id === series).map((visit) => visit.keys);
  };

  test("are the walker's own, where there are some", async () => {
    expect(await answered([...others, own])).toEqual([[], [{ label: "Copy A", where: null }], []]);
  });

  test("are else all of them, with who has each or where it lies", async () => {
    const all = [
      { label: "Copy B", where: "Marcus" },
      { label: "Copy C", where: "Office, hook 3" },
      { label: "Copy D", where: firstNameOf(business.owner.name) },
      { label: "Copy E", where: "Somebody" },
    ];
    expect(await answered(others)).toEqual([[], all, []]);
  });
});

test("the owner's own list has the owner's visits alone", async () => {
  expect(await list(app.owner)).toEqual([]);
});

test("the words of reports that wait to be settled are for the owner, and for the walker who wrote them", async () => {
  const { owner, rosa, marcus, ana } = app;
  const { report } = reporting(app);
  const [given, moved] = [await bookVisit(app), await bookVisit(app)];
  await ok(owner, "assignVisit", { params: { id: given }, body: { walker_id: marcus.user.id } });
  await expectOk(complete(marcus, given, { comments: "Marcus was there" }));
  await ok(owner, "moveVisit", { params: { id: moved }, body: { date: "2026-11-24" } });
  for (const id of [given, moved]) await expectOk(report(rosa, id, { comments: "Rosa hid the key" }));

  const read = (as: Signed, id: string) => call(as, "getVisit", { params: { id } });
  const answers = await Promise.all([
    list(marcus),
    ok(ana, "myUpcomingWalks"),
    ok(ana, "myWalkHistory"),
    ...[marcus, ana].flatMap((as) => [read(as, given), read(as, moved)]),
  ]);
  expect(JSON.stringify(answers)).toContain("Marcus was there");
  expect(JSON.stringify(answers)).not.toContain("Rosa hid the key");
  expect((await read(rosa, given)).status).toBe(404);
  for (const id of [given, moved]) {
    const mine = (await list(rosa)).find(({ _id }) => _id === id);
    expect(mine).toMatchObject({ review: { waits: true }, comments: "Rosa hid the key" });
  }
  // Of the visit that is another's by now she reads nothing else.
  const taken = (await list(rosa)).find(({ _id }) => _id === given);
  expect(taken).toMatchObject({
    status: "cancelled",
    pet_names: [],
    address: null,
    arrived_at: null,
    completed_at: null,
  });
  expect(JSON.stringify(await ok(owner, "listReviews")).split("Rosa hid the key")).toHaveLength(3);
});
