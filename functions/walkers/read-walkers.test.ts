import { beforeAll, expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectError, expectOk, ok, refusal } from "../testing/call.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
beforeAll(async () => {
  const { id } = app.rosa.user;
  const done = await bookVisit(app, { date: "2026-11-19" });
  await expectOk(complete(app.rosa, done));
  await bookVisit(app, { date: "2026-11-18", client_id: app.priya.user.id });
  await bookVisit(app, { date: "2026-11-20", timeframe: "evening", walker_id: id });
  await bookVisit(app, { date: "2026-11-23" });
});

const overviewOf = async (id: string) => {
  const { walkers } = await ok(app.owner, "walkersOverview");
  return walkers.find((walker) => walker.id === id);
};
const rosa = () => ({ params: { id: app.rosa.user.id } });

test("the owner sees everybody's week: what is done, what is open, what is overdue, and what it earned", async () => {
  const { week } = await ok(app.owner, "walkersOverview");
  expect(week).toEqual({ first: "2026-11-16", last: "2026-11-22" });
  expect(await overviewOf(app.rosa.user.id)).toMatchObject({
    visits: { completed: 1, confirmed: 0, scheduled: 1, overdue: 1, cancelled: 0 },
    earned: 15,
    has_account: true,
  });
  expect(await overviewOf(app.marcus.user.id)).toMatchObject({ visits: { completed: 0, scheduled: 0 }, earned: 0 });
});

test("a walker is online for six minutes after each heartbeat, and keeps the last time they were seen", async () => {
  expect(await overviewOf(app.marcus.user.id)).toMatchObject({ online: false, last_seen_at: null });
  await ok(app.marcus, "walkerHeartbeat");
  app.clock.now = friday + 6 * 60_000;
  const seen = { last_seen_at: new Date(friday).toISOString() };
  expect(await overviewOf(app.marcus.user.id)).toMatchObject({ ...seen, online: true });
  app.clock.now += 1000;
  expect(await overviewOf(app.marcus.user.id)).toMatchObject({ ...seen, online: false });
});

test("the owner opens a walker with their own rates and the ones that count without", async () => {
  expect(await ok(app.owner, "getWalker", rosa())).toMatchObject({
    name: "Rosa Delgado",
    email: "rosa@test.example",
    phone: "5165550101",
    active: true,
    isAdmin: false,
    deleted: false,
    pay_rates: {},
    default_pay: { walk25: 15, visit: 15, overnight: 60, other: 18 },
    notes: null,
    version: 1,
  });
});

test("a client is no walker", async () => {
  const params = { id: app.ana.user.id };
  const query = { start: "2026-11-16", end: "2026-11-23" };
  expect((await expectError(call(app.owner, "getWalker", { params }))).status).toBe(404);
  expect(await refusal(call(app.owner, "walkerEarnings", { params, query }))).toBe("404 This walker was not found.");
});

test("a visit that will end after its time frame is told with its minutes, unless its walker is there in time", async () => {
  const id = await bookVisit(app, { date: "2026-11-25", timeframe: "afternoon" });
  const lateAt = async (time: string) => {
    app.clock.now = Date.parse(`2026-11-25T${time}:00-05:00`);
    return (await ok(app.owner, "walkersOverview")).late;
  };
  expect(await lateAt("14:25")).toEqual([]);
  expect(await lateAt("14:32")).toEqual([{ _id: id, minutes: 7 }]);
  await ok(app.rosa, "arriveAtVisit", { params: { id }, body: {} });
  expect(await lateAt("14:33")).toEqual([]);
  // An overdue one is told as such.
  expect(await lateAt("15:00")).toEqual([]);
});

test("the open visit where a walker is is told, since when, and neither an earlier one nor one of another walker's", async () => {
  const at = (time: string) => Date.parse(`2026-11-26T${time}:00-05:00`);
  const ids = [];
  for (const timeframe of ["morning", "afternoon"] as const)
    ids.push(await bookVisit(app, { date: "2026-11-26", timeframe }));
  const hereAt = async (time: string) => {
    app.clock.now = at(time);
    return (await ok(app.owner, "walkersOverview")).here;
  };
  const [first = "", second = ""] = ids;
  const arrive = (id: string) => ok(app.rosa, "arriveAtVisit", { params: { id }, body: {} });
  expect(await hereAt("09:12")).toEqual([]);
  await arrive(first);
  expect(await hereAt("09:20")).toEqual([{ _id: first, since: new Date(at("09:12")).toISOString() }]);
  app.clock.now = at("12:05");
  await arrive(second);
  expect(await hereAt("12:10")).toEqual([{ _id: second, since: new Date(at("12:05")).toISOString() }]);
  const body = { walker_id: app.marcus.user.id };
  await ok(app.owner, "assignVisit", { params: { id: second }, body });
  expect((await hereAt("12:15")).filter(({ _id }) => _id === second)).toEqual([]);
});

test("a walker of whom nothing is heard by the middle of the first time frame is silent, until they are there", async () => {
  const id = await bookVisit(app, { date: "2026-11-27" });
  const isSilentAt = async (time: string) => {
    app.clock.now = Date.parse(`2026-11-27T${time}:00-05:00`);
    return (await overviewOf(app.rosa.user.id))?.silent;
  };
  expect(await isSilentAt("10:29")).toBe(false);
  expect(await isSilentAt("10:30")).toBe(true);
  await ok(app.rosa, "walkerHeartbeat");
  expect(await isSilentAt("10:59")).toBe(false);
  expect(await isSilentAt("11:00")).toBe(true);
  await ok(app.rosa, "arriveAtVisit", { params: { id }, body: {} });
  expect(await isSilentAt("11:40")).toBe(false);
});
