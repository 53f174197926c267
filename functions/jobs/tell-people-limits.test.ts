import { arriveAtVisit, changeNotices, listUnreached, moveVisit, previewWeek } from "@petcare/contract";
import { readMessenger } from "@petcare/storage";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { outlets } from "../shared/notices/channels.ts";
import { asked } from "../testing/asking.ts";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { newClient } from "../testing/invoicing.ts";
import { PeopleWhoHear } from "../testing/people-who-hear.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { beginTelling, type Telling } from "../testing/telling.ts";
import { handler } from "./tell-people.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { ana, marcus, owner, rosa } = app;
const clear = await clearing(app);
const tuesday = { date: "2026-11-24", pet_names: ["Biscuit"] };
const people = new PeopleWhoHear(app, {});
let telling: Telling;

beforeEach(async () => {
  await people.putBack();
  telling = await beginTelling(app, clear, monday);
});

async function move(id: string, timeframe: "afternoon") {
  const { version } = await visitAs(app, id);
  await expectOk(call(owner, moveVisit, { params: { id }, body: { timeframe, version } }));
}
const cursor = async () => (await readMessenger(app.installation.db))?.cursor;

/** Has something happen when the ways to a person are looked up, before the first of them. */
function beforeWays(act: (person: { id: string }) => void): void {
  const [first, ...others] = outlets.channels;
  if (!first) throw new Error("There is no channel");
  const reaches: typeof first.reaches = async (person) => {
    act(person);
    return first.reaches(person);
  };
  outlets.channels = [{ ...first, reaches }, ...others];
}

test.each([
  [22_500, 3],
  [22_501, 2],
])(
  "a run begins with nobody later than 45 seconds after its start: looks of %d ms, %d people",
  async (each, looked) => {
    await bookVisit(app, tuesday);
    await bookVisit(app, { ...tuesday, walker_id: marcus.user.id });
    app.clock.now += 180_000;
    beforeWays(() => {
      app.clock.now += each;
    });
    expect(await handler()).toMatchObject({ looked });
  },
);

test("a change is looked at once it is five seconds old", async () => {
  await asked(ana, { kind: "book", date: "2026-11-25", timeframe: "evening", service_type: "25", pet_names: ["Max"] });
  const pushedAfter = async (milliseconds: number) => {
    const before = telling.sent.length;
    app.clock.now += milliseconds;
    await handler();
    return telling.since(before, "push");
  };
  expect(await pushedAfter(4999)).toEqual([]);
  expect(await pushedAfter(1)).toEqual(["Kate: Ana asks for a walk | Wed, Nov 25, 6–9 PM, $28.00."]);
});

test("whoever cannot be looked at holds the changes up for an hour and no longer, and is counted in the log", async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  vi.stubEnv("LOG_LEVEL", "info");
  onTestFinished(() => void vi.unstubAllEnvs());
  await telling.after(1);
  const changed = app.clock.now;
  await bookVisit(app, tuesday);
  beforeWays(({ id }) => {
    if (id === ana.user.id) throw new Error("The look fails");
  });
  expect(await telling.after(59)).toEqual(["Rosa: Yours: Biscuit, Tue Nov 24, 9 AM–12 PM | See your plan."]);
  expect(await cursor()).toBe(changed);
  await telling.after(1);
  expect(await cursor()).toBe(app.clock.now);
  const counted = lines.map((line) => JSON.parse(line)).find(({ people_failed }) => people_failed === 1);
  expect(counted._aws.CloudWatchMetrics[0].Metrics).toEqual([{ Name: "people_failed", Unit: "Count" }]);
});

test("what somebody does not hear of at once marks no change as told that has not settled yet", async () => {
  await expectOk(call(owner, changeNotices, { query: { person: ana.user.id }, body: { kind: "here", channels: [] } }));
  const id = await bookVisit(app, { ...tuesday, date: "2026-11-23" });
  await telling.after(3);
  await move(id, "afternoon");
  const { version } = await visitAs(app, id);
  const now = new Date(app.clock.now).toISOString();
  const body = { at: now, sent: now, version, date: "2026-11-23" as const };
  await expectOk(call(rosa, arriveAtVisit, { params: { id }, idempotencyKey: "row-1", body }));
  expect((await telling.after(4)).filter((line) => line.startsWith("Ana"))).toEqual([
    "Ana: Biscuit: now Mon Nov 23, 12–3 PM | It was Mon, Nov 23, 9 AM–12 PM. Rosa will come.",
  ]);
});

test("whoever has ended all messages of their plan is on the list of whom nothing reaches", async () => {
  await expectOk(call(owner, changeNotices, { query: { person: ana.user.id }, body: { kind: "plan", channels: [] } }));
  await bookVisit(app, tuesday);
  expect(await telling.after(3)).toEqual(["Rosa: Yours: Biscuit, Tue Nov 24, 9 AM–12 PM | See your plan."]);
  expect(await expectOk(call(owner, listUnreached))).toMatchObject([
    { person: { id: ana.user.id }, subject: "Booked: Biscuit, Tue Nov 24, 9 AM–12 PM", channels: [] },
  ]);
});

test("the week's sheet has nobody without an account", async () => {
  const { id } = await newClient(app);
  await bookVisit(app, { date: "2026-12-01", client_id: id, pet_names: ["Rex"] });
  const { people, nothing } = await expectOk(call(owner, previewWeek));
  expect([...people.map(({ person }) => person.name), ...nothing.map(({ name }) => name)]).toEqual(["Rosa Delgado"]);
});
