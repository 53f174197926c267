import { expect, test } from "vitest";
import { bookVisit, overwriteVisit } from "../testing/bookings.ts";
import { type BodyFor, call, ok, refusal } from "../testing/call.ts";
import { newClient } from "../testing/invoicing.ts";
import { at, bodyOf, iso, reporting } from "../testing/reporting.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const { owner, rosa } = app;
const reports = reporting(app);
const { stored } = reports;

const cancel = (id: string, body = {}) => ok(owner, "cancelVisit", { params: { id }, body });
/** Sends a walker's report of 10:06 at 12:30. */
const report = (as: Signed, id: string, given: Parameters<typeof reports.report>[2] = {}) => {
  app.clock.now = at("12:30");
  return bodyOf(reports.report(as, id, { key: `row of ${as.user.id}`, ...given }));
};
async function cardOf(id: string) {
  const { reviews } = await ok(owner, "listReviews");
  const card = reviews.find(({ visit }) => visit._id === id);
  if (!card) throw new Error(`${id} waits for no answer`);
  return card;
}
/** Answers with the amounts that are filled in. */
async function answer(id: string, how: BodyFor<"answerReview">["do"], given: object = {}) {
  const { id: review, visit, as_booked, pay } = await cardOf(id);
  const { charge, pay: pay_amount } = how === "as_booked" && as_booked ? as_booked : { charge: 0, pay };
  const body = { review, do: how, charge_amount: charge, pay_amount, version: visit.version, ...given };
  return { review, ...(await call(owner, "answerReview", { params: { id }, body })) };
}
const undo = (id: string, review: string) => call(owner, "undoAnswer", { params: { id }, body: { review } });
const shownTo = async (as: Signed, id: string) => {
  const visit = (await ok(as, "mySchedule")).find(({ _id }) => _id === id);
  return { review: visit?.review?.sentence, waits: visit?.review?.waits, by: visit?.reported_by };
};

test("a report of a cancelled visit waits with its times and words, counts as booked, and is undone", async () => {
  const { id: client_id } = await newClient(app);
  const id = await bookVisit(app, { client_id });
  app.clock.now = at("09:20");
  await cancel(id, { charge: "half", pay: "half" });
  const sentence = "Note saved. This walk was cancelled; Kate will decide about your pay.";
  const arrived = { at: iso(at("09:41")) };
  expect(await report(rosa, id, { arrived })).toMatchObject({ outcome: "kept", visit: "cancelled", sentence });
  expect(await shownTo(rosa, id)).toEqual({ review: sentence, waits: true, by: null });
  expect(await cardOf(id)).toMatchObject({
    reporter: { name: "Rosa Delgado" },
    sentence: "Rosa reports a walk with Biscuit & Max that was cancelled.",
    ...{ arrived_at: arrived.at, done_at: iso(at("10:06")), changed_at: iso(at("09:20")), comments: "All well" },
    ...{ as_booked: { charge: 28, pay: 15 }, pay: 7.5 },
  });
  const before = await stored(id);
  const { review, status } = await answer(id, "as_booked");
  expect(status).toBe(200);
  expect(await stored(id)).toMatchObject({ status: "completed", charge_cents: 2800, pay_cents: 1500 });
  expect((await shownTo(rosa, id)).review).toBe("Kate counted your walk.");
  expect((await undo(id, review)).status).toBe(200);
  expect(await stored(id)).toEqual({ ...before, version: before.version + 2 });
  await answer(id, "neither");
  expect((await shownTo(rosa, id)).review).toBe("Kate does not pay for it.");
});

test("a visit on an invoice offers pay and neither alone, and says so", async () => {
  const id = await bookVisit(app);
  await cancel(id, { charge: "half" });
  await report(rosa, id);
  await overwriteVisit(app, id, { invoice_id: "abcdef0123456789abcdef01" });
  expect(await cardOf(id)).toMatchObject({ as_booked: null, pay: 15 });
  expect(await answer(id, "as_booked", { charge_amount: 28 })).toMatchObject({
    status: 409,
    body: { code: "invoiced" },
  });
  expect(await refusal(answer(id, "neither", { version: 1 }))).toBe("This walk has changed. Look again.");
  expect((await answer(id, "pay_only")).status).toBe(200);
  expect((await shownTo(rosa, id)).review).toBe("Kate pays you for it.");
});

test("a note that has no room is refused with whom to call", async () => {
  const id = await bookVisit(app);
  await report(rosa, id);
  const longest = "x".repeat(4000);
  for (const key of ["2", "3"]) await report(rosa, id, { key, comments: `${longest.slice(1)}${key}` });
  expect(await report(rosa, id, { key: "4", comments: longest })).toMatchObject({
    message: "This visit has no room for another note. Call Kate.",
  });
});

test("the dashboard and the visit count what waits, and an undoing too late says why", async () => {
  const count = async () => (await ok(owner, "getDashboard")).to_settle;
  const id = await bookVisit(app);
  await cancel(id);
  const before = await count();
  await report(rosa, id);
  expect(await ok(owner, "getVisit", { params: { id } })).toMatchObject({ reports: 1 });
  expect(await count()).toBe(before + 1);
  const { review } = await answer(id, "as_booked");
  expect(await count()).toBe(before);
  for (const [claim, message] of [
    [{ invoice_id: "abcdef0123456789abcdef01" }, "Not undone: it is on an invoice by now."],
    [{ invoice_id: undefined, pay_run_id: "run-1" }, "Not undone: it was paid out."],
    [{ pay_run_id: undefined, status: "scheduled" as const }, "Not undone: this walk has changed since."],
  ] as const) {
    await overwriteVisit(app, id, claim);
    expect(await refusal(undo(id, review))).toBe(message);
  }
  expect((await undo(id, "nobody.2026-11-20")).status).toBe(404);
});
