import {
  assignVisit,
  cancelVisit,
  deleteMe,
  doHardDay,
  restoreVisit,
  undoEdit,
  undoHardDay,
  updateSchedule,
} from "@petcare/contract";
import { addDays, type LocalDate } from "@petcare/domain";
import { readSchedule } from "@petcare/storage";
import { beforeEach, expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk } from "../testing/call.ts";
import { anEdit, visitAs } from "../testing/editing.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner, marcus } = app;
const day: LocalDate = "2026-12-01";
let people = 0;
/** A walker of the test's own, who leaves. */
let wes: Signed;
beforeEach(async () => {
  const email = `wes${++people}@test.example`;
  const user = await app.installation.createAccount({ role: "walker", email, name: "Wes Hale" });
  wes = { user, token: await app.installation.signIn(email) };
});

const leave = () => expectOk(call(wes, deleteMe, { body: { password: "Password-1" } }));
type Scope = "occurrence" | "series";
const cancel = (id: string, body: { scope?: Scope; pay?: "all" } = {}) =>
  expectOk(call(owner, cancelVisit, { params: { id }, query: {}, body }));
const restore = (id: string, scope: Scope = "occurrence") =>
  expectOk(call(owner, restoreVisit, { params: { id }, query: {}, body: { scope } }));
const walkerOf = async (id: string) => (await visitAs(app, id)).walker_id;

test("a cancelled booking of a walker who has left comes back as nobody's", async () => {
  const id = await bookVisit(app, { date: day, walker_id: wes.user.id });
  await cancel(id, { pay: "all" });
  await leave();
  expect(await walkerOf(id)).toBe(wes.user.id);
  await restore(id);
  expect(await walkerOf(id)).toBeNull();
});

test("so does a cancelled series, with the dates that nobody has stored", async () => {
  const id = await book(app, { date: day, walker_id: wes.user.id, rrule: "FREQ=DAILY" });
  await cancel(`${id}.${day}`, { scope: "series" });
  await leave();
  await restore(`${id}.${day}`, "series");
  for (const days of [0, 5, 200]) expect(await walkerOf(`${id}.${addDays(day, days)}`)).toBeNull();
  expect((await readSchedule(app.installation.db, id))?.walker_id).toBeUndefined();
});

test("a cancelled visit that was given to them alone comes back as its series' walker's", async () => {
  const id = await book(app, { date: day, walker_id: marcus.user.id, rrule: "FREQ=DAILY;COUNT=3" });
  const params = { id: `${id}.${day}` };
  await expectOk(
    call(owner, assignVisit, { params, query: {}, body: { walker_id: wes.user.id, scope: "occurrence" } }),
  );
  await cancel(params.id);
  await leave();
  await restore(params.id);
  expect(await walkerOf(params.id)).toBe(marcus.user.id);
});

test("undoing a hard day gives their visits back to nobody", async () => {
  const id = await bookVisit(app, { date: day, walker_id: wes.user.id });
  const params = { id: `day-${people}` };
  const body = { kind: "sick" as const, about: wes.user.id, from: day, through: day };
  await expectOk(call(owner, doHardDay, { params, query: {}, body }));
  expect(await walkerOf(id)).not.toBe(wes.user.id);
  await leave();
  await expectOk(call(owner, undoHardDay, { params }));
  expect(await walkerOf(id)).toBeNull();
});

test("an edit that would give them a series back is not undone", async () => {
  const rule = { rrule: "FREQ=DAILY", duration_minutes: 25, date: day };
  const id = await book(app, { ...rule, walker_id: wes.user.id });
  const edit = { ...anEdit(app), ...rule, walker_id: marcus.user.id };
  const params = { id: `${id}.${day}` };
  const { version } = await expectOk(call(owner, updateSchedule, { params, query: {}, body: edit }));
  await leave();
  const refused = await expectError(call(owner, undoEdit, { params: { id }, query: {}, body: { version } }));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "Its walker of before has left, so this cannot be undone.",
  ]);
  expect(await walkerOf(params.id)).toBe(marcus.user.id);
});
