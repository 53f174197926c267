import { assignVisit, moveVisit } from "@petcare/contract";
import { readMessenger, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { outlets } from "../shared/notices/channels.ts";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { Telling } from "../testing/telling.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { installation } = app;
const tuesday = { date: "2026-11-24", pet_names: ["Biscuit"] };
const clear = await clearing(app);
let telling: Telling;

beforeEach(async () => {
  await clear();
  app.clock.now = monday;
  telling = new Telling(app);
});

test("a visit after the last day told is told with its week", async () => {
  await telling.set();
  await bookVisit(app, { ...tuesday, date: "2026-12-01" });
  expect(await telling.after(5)).toEqual([]);
  expect(await telling.at("2026-11-29T21:59:00Z")).toEqual([]);
  expect(await telling.at("2026-11-29T22:00:30Z")).toEqual([
    "Ana: Booked: Biscuit, Tue Dec 1, 9 AM–12 PM | Rosa will come.",
    "Rosa: Your week, Nov 30–Dec 6 | Tue: 1 visit, first 9 AM–12 PM",
  ]);
  expect(await telling.after(5)).toEqual([]);
  expect((await readMessenger(installation.db))?.through).toBe("2026-12-06");
});

test("at night a push comes for what begins before 9 AM alone, and the rest at 8 AM", async () => {
  telling.ways.set("Rosa", ["push"]);
  await telling.set();
  await telling.at("2026-11-24T02:27:00Z");
  await bookVisit(app, { ...tuesday, timeframe: "early_morning", pet_names: ["Max"] });
  const before = telling.sent.length;
  await telling.after(3);
  expect(telling.since(before, "push").filter((line) => line.startsWith("Rosa"))).toEqual([
    "Rosa: Yours: Max, Tue Nov 24, 6–9 AM | See your plan.",
  ]);
  await bookVisit(app, tuesday);
  const pushed = async (minutes: number) => {
    const from = telling.sent.length;
    await telling.after(minutes);
    return telling.since(from, "push").filter((line) => line.startsWith("Rosa"));
  };
  expect(await pushed(5)).toEqual([]);
  const from = telling.sent.length;
  await telling.at("2026-11-24T13:00:30Z");
  expect(telling.since(from, "push").filter((line) => line.startsWith("Rosa"))).toEqual([
    "Rosa: Yours: Biscuit, Tue Nov 24, 9 AM–12 PM | See your plan.",
  ]);
});

test.each([
  ["2026-11-23", "2026-11-24T02:16:00Z", "2026-11-24T13:00:30Z"],
  ["2026-10-31", "2026-11-01T01:16:00Z", "2026-11-01T13:00:30Z"],
  ["2027-03-13", "2027-03-14T02:16:00Z", "2027-03-14T12:00:30Z"],
] as const)("an evening of %s that is not finished is told by push at 8 AM, once", async (date, evening, morning) => {
  app.clock.now = Date.parse(`${date}T15:00:00Z`);
  await bookVisit(app, { ...tuesday, date, timeframe: "evening" });
  await telling.set();
  expect(await telling.at(evening, "push")).toEqual([]);
  expect(await telling.at(morning, "push")).toEqual([
    "Kate: Not finished: Biscuit, 6–9 PM | It ended at 9:00.",
    "Rosa: Not finished: Biscuit, 6–9 PM | It ended at 9:00.",
  ]);
  expect(await telling.after(80, "push")).toEqual([]);
});

test("a visit before 9 AM that is moved away at night is told by push at once", async () => {
  telling.ways.set("Rosa", ["push"]);
  const id = await bookVisit(app, { ...tuesday, timeframe: "early_morning" });
  await telling.set();
  await telling.at("2026-11-24T02:27:00Z");
  const { version } = await visitAs(app, id);
  const place = { date: "2026-11-27", timeframe: "afternoon" } as const;
  await expectOk(call(app.owner, moveVisit, { params: { id }, body: { ...place, version } }));
  const before = telling.sent.length;
  await telling.after(3);
  expect(telling.since(before, "push").filter((line) => line.startsWith("Rosa"))).toEqual([
    "Rosa: Biscuit: now Fri Nov 27, 12–3 PM | It was Tue, Nov 24, 6–9 AM.",
  ]);
});

test("a stay under way that is given away is told on its second day, and no more once it has ended", async () => {
  const night = { date: "2026-11-23", timeframe: "evening", service_type: "overnight", price: 90 } as const;
  const id = await bookVisit(app, { ...tuesday, ...night });
  await telling.set();
  const give = async (walker_id: string) => {
    const { version } = await visitAs(app, id);
    await expectOk(call(app.owner, assignVisit, { params: { id }, body: { walker_id, version } }));
  };
  await telling.at("2026-11-24T14:00:00Z");
  await give(app.marcus.user.id);
  expect(await telling.after(3)).toEqual([
    "Ana: Biscuit: Marcus comes on Mon Nov 23 | Marcus comes instead of Rosa. The time stays 6–9 PM.",
    "Marcus: Yours: Biscuit, Mon Nov 23, 6–9 PM | See your plan.",
    "Rosa: No longer yours: Biscuit, Mon Nov 23 | Somebody else will go.",
  ]);
  await telling.at("2026-11-25T14:00:00Z");
  await give(app.rosa.user.id);
  expect(await telling.after(3)).toEqual([]);
});

test("a key to take is that of a client's first name where no pet is named", async () => {
  app.clock.now = Date.parse("2027-03-06T15:00:00Z");
  await bookVisit(app, { ...tuesday, date: "2027-03-08", pet_names: [] });
  const key = { id: "a", label: "Front door", holder_id: app.rosa.user.id, since: "2027-03-01" as const };
  await updateUser(installation.db, app.ana.user.id, { keys: [key] }, anAuthor());
  await telling.set({ on: true, through: "2027-03-14" });
  expect(await telling.at("2027-03-07T23:00:30Z", "push")).toEqual([
    "Rosa: Tomorrow: a visit, 9 AM–12 PM | Keys to take: Ana.",
  ]);
  await updateUser(installation.db, app.ana.user.id, { keys: [] }, anAuthor());
});

test("the morning, the evening and each frame are looked at once a local day, across a clock change too", async () => {
  app.clock.now = Date.parse("2027-03-13T15:00:00Z");
  await bookVisit(app, { ...tuesday, date: "2027-03-15" });
  await telling.set({ on: true, through: "2027-03-21" });
  const evening = await telling.at("2027-03-14T22:00:30Z", "push");
  expect(evening).toEqual(["Rosa: Tomorrow: Biscuit, 9 AM–12 PM | No keys to take."]);
  expect(await telling.at("2027-03-14T23:00:30Z", "push")).toEqual([]);
  expect(await telling.at("2027-03-15T16:16:00Z", "push")).toEqual([
    "Kate: Not finished: Biscuit, 9 AM–12 PM | It ended at 12:00.",
    "Rosa: Not finished: Biscuit, 9 AM–12 PM | It ended at 12:00.",
  ]);
  expect(await telling.after(3, "push")).toEqual([]);
});

/** Lets each look at a person take 46 seconds, so that a run has time for one. */
function makeSlow(): void {
  outlets.channels = outlets.channels.map((channel) => ({
    ...channel,
    reaches: async (person) => {
      app.clock.now += 23_000;
      return channel.reaches(person);
    },
  }));
}

test("a run that has no time for all is gone on with where it stopped, and each hears once", async () => {
  await telling.set();
  const { ana, priya, rosa, marcus } = app;
  await bookVisit(app, { ...tuesday, client_id: ana.user.id, walker_id: rosa.user.id });
  await bookVisit(app, { ...tuesday, client_id: priya.user.id, walker_id: marcus.user.id, pet_names: ["Max"] });
  app.clock.now += 180_000;
  makeSlow();
  const told = (await telling.after(12)).map((line) => line.split(":")[0]);
  expect(told).toEqual(["Ana", "Marcus", "Priya", "Rosa"]);
  app.clock.now = Date.parse("2026-11-23T23:00:30Z");
  const evening = await telling.after(12, "push");
  expect(evening).toEqual([
    "Marcus: Tomorrow: Max, 9 AM–12 PM | No keys to take.",
    "Rosa: Tomorrow: Biscuit, 9 AM–12 PM | No keys to take.",
  ]);
  expect((await readMessenger(installation.db))?.passes).toMatchObject({ evening: "2026-11-23" });
});

test("a pass that becomes due while another is gone on with is made for everybody afterwards", async () => {
  await telling.set();
  const { ana, rosa, marcus } = app;
  const at = { client_id: ana.user.id, date: "2026-11-25" };
  await bookVisit(app, { ...tuesday, ...at, walker_id: rosa.user.id });
  await bookVisit(app, { ...tuesday, ...at, walker_id: marcus.user.id, pet_names: ["Max"] });
  await telling.after(3);
  makeSlow();
  await telling.at("2026-11-24T13:00:30Z");
  await telling.after(1);
  app.clock.now = Date.parse("2026-11-24T23:00:30Z");
  expect(await telling.after(20, "push")).toEqual([
    "Marcus: Tomorrow: Max, 9 AM–12 PM | No keys to take.",
    "Rosa: Tomorrow: Biscuit, 9 AM–12 PM | No keys to take.",
  ]);
});

test("changes around midnight UTC of the first of a month are found, once", async () => {
  app.clock.now = Date.parse("2026-11-30T23:58:50Z");
  await telling.set();
  await bookVisit(app, { ...tuesday, date: "2026-12-02" });
  app.clock.now = Date.parse("2026-12-01T00:00:10Z");
  await bookVisit(app, { ...tuesday, date: "2026-12-03", pet_names: ["Max"] });
  expect((await telling.after(4)).filter((line) => line.startsWith("Ana"))).toEqual([
    "Ana: 2 changes to your visits | Booked: Biscuit, Wed Dec 2, 9 AM–12 PM. Rosa will come. | Booked: Max, Thu Dec 3, 9 AM–12 PM. Rosa will come.",
  ]);
  expect(await telling.after(3)).toEqual([]);
});

test("a job that was dead from Friday to Monday tells each person once, and the truth of Monday", async () => {
  app.clock.now = Date.parse("2026-11-27T15:00:00Z");
  const id = await bookVisit(app, { ...tuesday, date: "2026-12-02" });
  await telling.set({ on: true, through: "2026-12-06" });
  for (const [at, timeframe] of [
    ["2026-11-27T16:00:00Z", "afternoon"],
    ["2026-11-29T16:00:00Z", "evening"],
  ] as const) {
    app.clock.now = Date.parse(at);
    const { version } = await visitAs(app, id);
    await expectOk(call(app.owner, moveVisit, { params: { id }, body: { timeframe, version } }));
  }
  const moved = "Biscuit: now Wed Dec 2, 6–9 PM | It was Wed, Dec 2, 9 AM–12 PM.";
  expect(await telling.at("2026-11-30T15:00:00Z")).toEqual([`Ana: ${moved} Rosa will come.`, `Rosa: ${moved}`]);
  expect(await telling.after(5)).toEqual([]);
});

// The last one, for Ana stays away.
test("somebody who leaves while a run is under way hears nothing of it", async () => {
  await telling.set();
  await bookVisit(app, tuesday);
  outlets.channels = outlets.channels.map((channel) => ({
    ...channel,
    send: async (...of) => {
      await updateUser(installation.db, app.ana.user.id, { active: false }, anAuthor({ at: app.clock.now }));
      return channel.send(...of);
    },
  }));
  expect(await telling.after(4)).toEqual(["Rosa: Yours: Biscuit, Tue Nov 24, 9 AM–12 PM | See your plan."]);
});
