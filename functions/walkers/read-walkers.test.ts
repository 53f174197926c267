import { beforeAll, expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectError, expectOk, ok, refusal } from "../testing/call.ts";
import { iso } from "../testing/reporting.ts";
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

test("the overview tells who is late, where a walker is since when, and of whom nothing is heard", async () => {
  const visits = { date: "2026-11-25", walker_id: app.marcus.user.id } as const;
  const [first, second] = [await bookVisit(app, visits), await bookVisit(app, { ...visits, timeframe: "afternoon" })];
  const at = (time: string) => Date.parse(`2026-11-25T${time}:00-05:00`);
  const toldAt = async (time: string) => {
    app.clock.now = at(time);
    const { late, here, walkers } = await ok(app.owner, "walkersOverview");
    return [late, here, walkers.find(({ id }) => id === visits.walker_id)?.silent];
  };
  const arrive = (id: string) => ok(app.marcus, "arriveAtVisit", { params: { id }, body: {} });
  expect(await toldAt("10:29")).toEqual([[], [], false]);
  expect(await toldAt("10:30")).toEqual([[], [], true]);
  await arrive(first);
  expect(await toldAt("10:31")).toEqual([[], [{ _id: first, since: iso(at("10:30")) }], false]);
  expect(await toldAt("14:32")).toMatchObject([[{ _id: second, minutes: 7 }], [{ _id: first }], false]);
  await arrive(second);
  expect(await toldAt("14:33")).toMatchObject([[], [{ _id: second, since: iso(at("14:32")) }], false]);
});
