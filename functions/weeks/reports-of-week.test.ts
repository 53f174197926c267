import { answerReview, closeWeek, completeWalk, getWeek, listReviews, moveVisit } from "@petcare/contract";
import type { LocalDate } from "@petcare/domain";
import { expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk } from "../testing/call.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const params = { monday: "2026-10-26" } as const;

async function openWeek(of: { monday: LocalDate } = params) {
  const week = await expectOk(call(app.owner, getWeek, { params: of }));
  if (week.state !== "open") throw new Error("The week is closed");
  return week;
}

/** Rosa's report of a walk that was done at 10:06 comes on Friday 20 November. */
async function reported(id: string, date: LocalDate) {
  app.clock.now = friday;
  const told = { version: 1, date, at: `${date}T15:06:00Z`, sent: "2026-11-20T13:30:00Z" } as const;
  const body = { comments: "All well", ...told };
  await expectOk(call(app.rosa, completeWalk, { params: { id }, idempotencyKey: "row-1", body }));
  const { reviews } = await expectOk(call(app.owner, listReviews, {}));
  const review = reviews.find(({ visit }) => visit._id === id);
  if (!review) throw new Error("Nothing is to be answered");
  return review;
}

test("a report of the week keeps it open until it is answered, and its own pay is a row of what is kept", async () => {
  const walk = await bookVisit(app, { date: "2026-10-28" });
  app.clock.now = Date.parse("2026-10-28T13:00:00Z");
  await expectOk(call(app.owner, moveVisit, { params: { id: walk }, body: { date: "2026-11-24" } }));
  const review = await reported(walk, "2026-10-28");
  const first = await openWeek();
  expect(first).toMatchObject({
    visits: 0,
    reports: [{ id: review.id, visit_id: walk, day: "2026-10-28", walker_id: app.rosa.user.id }],
  });
  const form = { params, body: { id: "form-1", carried: [] } };
  expect(await expectError(call(app.owner, closeWeek, form))).toMatchObject({
    status: 400,
    body: { fields: { carried: "Settle what is left, or say why it is carried over." } },
  });
  await expectOk(
    call(app.owner, answerReview, {
      params: { id: walk },
      body: { review: review.id, do: "pay_only", pay_amount: 15, version: review.visit.version },
    }),
  );
  const second = await openWeek();
  expect(second).toMatchObject({
    reports: [],
    figures: { pay: 15 },
    pay: [{ walker_id: app.rosa.user.id, amount: 15 }],
  });
  const carried = [{ kind: "pay" as const, id: app.rosa.user.id, reason: "On Friday" }];
  const closed = await expectOk(call(app.owner, closeWeek, { params, body: { id: "form-2", carried } }));
  expect(closed).toMatchObject({ state: "closed", figures: { completed: 0, pay: 15 } });
});
