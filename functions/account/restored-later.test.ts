import type { LocalDate } from "@petcare/domain";
import { deleteUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { call, expectError, ok, refusal } from "../testing/call.ts";
import { anEdit, visitAs } from "../testing/editing.ts";
import { newAccount, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner, marcus } = app;
const day: LocalDate = "2026-12-01";
/** A walker of the test's own, who leaves. */
let wes: Signed;
beforeEach(async () => {
  wes = await newAccount(app, { role: "walker", name: "Wes Hale", phone: "5165550160" });
});

const leave = () => ok(wes, "deleteMe", { body: { password: "Password-1" } });
type Scope = "occurrence" | "series";
const cancel = (id: string, body: { scope?: Scope; pay?: "all" } = {}) =>
  ok(owner, "cancelVisit", { params: { id }, query: {}, body });
const restore = (id: string, scope: Scope = "occurrence") =>
  ok(owner, "restoreVisit", { params: { id }, query: {}, body: { scope } });
const walkerOf = async (id: string) => (await visitAs(app, id)).walker_id;

test("a cancelled booking of a walker who has left comes back as nobody's", async () => {
  const id = await bookVisit(app, { date: day, walker_id: wes.user.id });
  await cancel(id, { pay: "all" });
  await leave();
  expect(await walkerOf(id)).toBe(wes.user.id);
  await restore(id);
  expect(await walkerOf(id)).toBeNull();
});

test("undoing a hard day gives their visits back to nobody", async () => {
  const id = await bookVisit(app, { date: day, walker_id: wes.user.id });
  const params = { id: "a-day" };
  const body = { kind: "sick" as const, about: wes.user.id, from: day, through: day };
  await ok(owner, "doHardDay", { params, query: {}, body });
  expect(await walkerOf(id)).not.toBe(wes.user.id);
  await leave();
  await ok(owner, "undoHardDay", { params });
  expect(await walkerOf(id)).toBeNull();
});

test("nothing is undone for a client who has left, also before the rest of leaving is done", async () => {
  const { user: lea } = await newAccount(app, { role: "client", name: "Lea Leaver" });
  const id = await book(app, { date: "2027-06-01", client_id: lea.id, rrule: "FREQ=DAILY" });
  const { version } = await cancel(`${id}.2027-06-01`, { scope: "series" });
  await deleteUser(app.installation.db, lea, anAuthor());
  expect(await refusal(call(owner, "undoEdit", { params: { id }, query: {}, body: { version } }))).toBe(
    "This client has left, so this cannot be undone.",
  );
});

test("an edit that would give them a series back is not undone", async () => {
  const rule = { rrule: "FREQ=DAILY", duration_minutes: 25, date: day };
  const id = await book(app, { ...rule, walker_id: wes.user.id });
  const edit = { ...anEdit(app), ...rule, walker_id: marcus.user.id };
  const params = { id: `${id}.${day}` };
  const { version } = await ok(owner, "updateSchedule", { params, query: {}, body: edit });
  await leave();
  const refused = await expectError(call(owner, "undoEdit", { params: { id }, query: {}, body: { version } }));
  // What the series was before is forgotten with them.
  expect(refused.status).toBe(409);
  expect(await walkerOf(params.id)).toBe(marcus.user.id);
});
