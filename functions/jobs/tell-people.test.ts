import { assignVisit, cancelVisit, moveVisit, reopenVisit, restoreVisit } from "@petcare/contract";
import { beginRun, updateUser } from "@petcare/storage";
import { anAuthor, dump } from "@petcare/storage/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { book, bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { clearing } from "../testing/clear-table.ts";
import { visitAs } from "../testing/editing.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { Telling } from "../testing/telling.ts";
import { handler } from "./tell-people.ts";

/** Monday 23 November 2026, 10:00 in New York. */
const monday = Date.parse("2026-11-23T15:00:00Z");
const app = await startSignedInApp({ clock: { now: monday } });
const { owner, rosa, marcus, ana, installation } = app;
const clear = await clearing(app);
let telling: Telling;

beforeEach(async () => {
  await clear();
  app.clock.now = monday;
  telling = new Telling(app);
});

afterEach(() => {
  // Last names, the home's code and street, phones, and what the office wrote.
  expect(JSON.stringify(telling.sent)).not.toMatch(/Delgado|Webb|Reyes|Shah|Corrigan|Harbor Ln|4417|5165550|pill/);
});

const tuesday = { date: "2026-11-24", pet_names: ["Biscuit"] };
type Changes = Parameters<typeof bookVisit>[1];
/** Books a walk that has been told by now. */
async function told(changes: Changes = tuesday): Promise<string> {
  const id = await bookVisit(app, changes);
  await telling.set({ on: true });
  return id;
}
async function act(id: string, endpoint: typeof moveVisit | typeof assignVisit | typeof cancelVisit, body: object) {
  const { version } = await visitAs(app, id);
  await expectOk(call(owner, endpoint as typeof moveVisit, { params: { id }, body: { version, ...body } }));
}
const move = (id: string, to: object) => act(id, moveVisit, to);
const give = (id: string, walker: string | null) => act(id, assignVisit, { walker_id: walker });
const cancel = (id: string) => act(id, cancelVisit, { charge: "nothing", pay: "nothing" });

test("five changes in a row are one message to each, two minutes after the last", async () => {
  const id = await told();
  for (const timeframe of ["afternoon", "evening", "morning", "late_afternoon", "afternoon"]) {
    await move(id, { timeframe });
    app.clock.now += 18_000;
  }
  expect(await telling.after(1)).toEqual([]);
  expect(await telling.after(2)).toEqual([
    "Ana: Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM. Rosa will come.",
    "Rosa: Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM.",
  ]);
  expect(await telling.after(5)).toEqual([]);
});

test("changes that never pause for two minutes are told after ten", async () => {
  const id = await told();
  const heard: string[][] = [];
  for (let minute = 1; minute <= 12; minute++) {
    await move(id, { timeframe: minute % 2 === 0 ? "evening" : "afternoon" });
    heard.push((await telling.after(1)).filter((line) => line.startsWith("Ana")));
  }
  expect(heard.findIndex((lines) => lines.length > 0)).toBe(9);
});

test("moved and moved back is no message, and one where it was told in between", async () => {
  const id = await told();
  await move(id, { timeframe: "afternoon" });
  await move(id, { timeframe: "morning" });
  expect(await telling.after(4)).toEqual([]);
  await move(id, { timeframe: "afternoon" });
  expect(await telling.after(4)).toHaveLength(2);
  await move(id, { timeframe: "morning" });
  expect(await telling.after(4)).toContain(
    "Ana: Biscuit: now Tue Nov 24, 9 AM–12 PM | It was Tue, Nov 24, 12–3 PM. Rosa will come.",
  );
});

test("given to another walker: the client, who had it and who has it each hear their part", async () => {
  const id = await told();
  await give(id, marcus.user.id);
  expect(await telling.after(3)).toEqual([
    "Ana: Biscuit: Marcus comes on Tue Nov 24 | Marcus comes instead of Rosa. The time stays 9 AM–12 PM.",
    "Marcus: Yours: Biscuit, Tue Nov 24, 9 AM–12 PM | See your plan.",
    "Rosa: No longer yours: Biscuit, Tue Nov 24 | Somebody else will go.",
  ]);
  await give(id, rosa.user.id);
  await give(id, marcus.user.id);
  expect(await telling.after(4)).toEqual([]);
});

test("whoever had a visit, or has a date of an edited series, hears of it however long ago it was booked", async () => {
  const id = await told();
  const series = await book(app, { ...tuesday, pet_names: ["Max"], rrule: "FREQ=WEEKLY;BYDAY=TU,FR" });
  await give(`${series}.2026-11-27`, marcus.user.id);
  await telling.after(10);
  await give(id, marcus.user.id);
  expect((await telling.after(3)).filter((line) => line.startsWith("Rosa"))).toEqual([
    "Rosa: No longer yours: Biscuit, Tue Nov 24 | Somebody else will go.",
  ]);
  await telling.after(10);
  await act(`${series}.2026-11-24`, moveVisit, { timeframe: "afternoon", scope: "series" });
  expect((await telling.after(3)).filter((line) => line.startsWith("Marcus"))).toEqual([
    "Marcus: Max: now Fri Nov 27, 12–3 PM | It was Fri, Nov 27, 9 AM–12 PM.",
  ]);
});

test("a series is one sentence to its client, and its dates to its walker", async () => {
  await telling.set();
  await book(app, { ...tuesday, rrule: "FREQ=WEEKLY;BYDAY=TU,WE,FR" });
  expect(await telling.after(3)).toEqual([
    "Ana: Booked: Biscuit, every Tue, Wed and Fri, 9 AM–12 PM | From Tue, Nov 24 on, with Rosa.",
    "Rosa: Your plan: 3 changes | Yours: Biscuit, Tue Nov 24, 9 AM–12 PM. See your plan. | Yours: Biscuit, Wed Nov 25, 9 AM–12 PM. See your plan. | Yours: Biscuit, Fri Nov 27, 9 AM–12 PM. See your plan.",
  ]);
});

test("a series in another frame: its visits are in the sentence, and a walker's own date is theirs", async () => {
  const series = await book(app, { ...tuesday, rrule: "FREQ=WEEKLY;BYDAY=TU,FR" });
  await give(`${series}.2026-11-27`, marcus.user.id);
  await telling.set();
  await act(`${series}.2026-11-24`, moveVisit, { timeframe: "afternoon", scope: "series" });
  expect(await telling.after(3)).toEqual([
    "Ana: 2 changes to Biscuit’s visits | Biscuit, every Tue and Fri: now 12–3 PM. From Tue, Nov 24 on. It was 9 AM–12 PM. Rosa will come. | Biscuit: now Fri Nov 27, 12–3 PM. It was Fri, Nov 27, 9 AM–12 PM. Marcus will come.",
    "Marcus: Biscuit: now Fri Nov 27, 12–3 PM | It was Fri, Nov 27, 9 AM–12 PM.",
    "Rosa: Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM.",
  ]);
});

test("what was told is kept up to date wherever it is moved", async () => {
  const id = await told({ ...tuesday, date: "2026-11-27" });
  await move(id, { date: "2026-12-20" });
  expect(await telling.after(3)).toHaveLength(2);
  await move(id, { timeframe: "evening" });
  expect(await telling.after(3)).toContain(
    "Ana: Biscuit: now Sun Dec 20, 6–9 PM | It was Sun, Dec 20, 9 AM–12 PM. Rosa will come.",
  );
});

test("whom nobody can reach is noted once a change, and is told no old news later", async () => {
  telling.ways.set("Ana", []);
  const id = await told();
  await move(id, { timeframe: "afternoon" });
  await telling.after(6);
  const listed = async () => (await dump(installation.db)).filter(({ pk }) => pk === `SENT#${ana.user.id}`);
  expect(await listed()).toMatchObject([{ kind: "plan", subject: "Biscuit: now Tue Nov 24, 12–3 PM", channels: {} }]);
  telling.ways.delete("Ana");
  await move(id, { timeframe: "afternoon", walker_id: rosa.user.id });
  expect(await telling.after(5)).toEqual([]);
});

test("an address that is refused keeps nobody else waiting, and is told once it is taken", async () => {
  const id = await told();
  telling.outcome = (to) => (to === "Ana" ? "failed" : undefined);
  await move(id, { timeframe: "afternoon" });
  expect(await telling.after(10)).toEqual(["Rosa: Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM."]);
  telling.outcome = () => undefined;
  expect(await telling.after(1)).toEqual([
    "Ana: Biscuit: now Tue Nov 24, 12–3 PM | It was Tue, Nov 24, 9 AM–12 PM. Rosa will come.",
  ]);
});

test("a cancelled visit is told, back on too, and one that was never told is not", async () => {
  const id = await told();
  await cancel(id);
  expect(await telling.after(3)).toContain(
    "Ana: Cancelled: Biscuit, Tue Nov 24 | The visit between 9 AM and 12 PM is cancelled.",
  );
  await act(id, restoreVisit as never, {});
  expect(await telling.after(3)).toContain("Ana: Back on: Biscuit, Tue Nov 24, 9 AM–12 PM | Rosa will come.");
  await cancel(await bookVisit(app, { ...tuesday, pet_names: ["Max"] }));
  expect(await telling.after(4)).toEqual([]);
});

test("done is told at once, and again where it was done anew", async () => {
  const id = await told({ ...tuesday, date: "2026-11-23" });
  await expectOk(complete(rosa, id, { comments: "A good walk" }));
  expect(await telling.after(1)).toEqual(["Ana: Biscuit’s visit is done | A good walk"]);
  const { version } = await visitAs(app, id);
  await expectOk(call(owner, reopenVisit, { params: { id }, body: { version } }));
  await telling.after(1);
  await expectOk(complete(rosa, id, { comments: "Another note" }));
  expect(await telling.after(1)).toEqual(["Ana: Biscuit’s visit is done | Another note"]);
});

test("switching on tells nothing of what was before, and a booking after it is told", async () => {
  await bookVisit(app, tuesday);
  await book(app, { ...tuesday, pet_names: ["Max"], rrule: "FREQ=WEEKLY;BYDAY=TU,FR" });
  await telling.set();
  expect(await telling.after(5)).toEqual([]);
  await bookVisit(app, { ...tuesday, date: "2026-11-25" });
  expect(await telling.after(3)).toHaveLength(2);
  await telling.set({ on: false });
  await bookVisit(app, { ...tuesday, date: "2026-11-26" });
  expect(await telling.after(3)).toEqual([]);
});

test("somebody who has left hears nothing", async () => {
  await telling.set();
  await bookVisit(app, { ...tuesday, client_id: app.priya.user.id });
  const { db } = installation;
  await updateUser(db, app.priya.user.id, { active: false }, anAuthor({ at: app.clock.now }));
  expect((await telling.after(4)).filter((line) => line.startsWith("Priya"))).toEqual([]);
});

test("of two runs one runs, and after a killed one the next begins 90 seconds later", async () => {
  await telling.set();
  await bookVisit(app, tuesday);
  app.clock.now += 180_000;
  await Promise.all([handler(), handler()]);
  expect(telling.sent.filter(({ by }) => by === "email")).toHaveLength(2);
  expect(await beginRun(installation.db, app.clock.now, async () => true)).toBeDefined();
  app.clock.now += 89_000;
  await bookVisit(app, { ...tuesday, pet_names: ["Max"] });
  expect(await handler()).toEqual({ looked: 0, waiting: 0 });
  expect(await telling.after(4)).toHaveLength(2);
});

test("a run does not begin where another has run since it looked for work", async () => {
  await telling.set();
  app.clock.now += 180_000;
  await bookVisit(app, tuesday);
  const ran = async () => (await handler()).looked > 0;
  app.clock.now += 60_000;
  expect(await beginRun(installation.db, app.clock.now, ran)).toBeUndefined();
});

test("a change that is written 28 seconds after its instant is found", async () => {
  await telling.set();
  await telling.after(1);
  const { now } = app.clock;
  app.clock.now = now - 28_000;
  await bookVisit(app, tuesday);
  app.clock.now = now;
  expect(await telling.after(4)).toHaveLength(2);
});

test("nobody is told anything while notices are off", async () => {
  await bookVisit(app, tuesday);
  expect(await telling.after(4)).toEqual([]);
  expect(await handler()).toEqual({ looked: 0, waiting: 0 });
});
