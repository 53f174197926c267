import { closeWeek, completeWalk, getWeek, listMatters, moveVisit, settleVisit } from "@petcare/contract";
import { expect, test } from "vitest";
import { bookVisit } from "../testing/bookings.ts";
import { call, expectError, expectOk } from "../testing/call.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const params = { monday: "2026-10-26" } as const;

async function openWeek() {
  const week = await expectOk(call(app.owner, getWeek, { params }));
  if (week.state !== "open") throw new Error("The week is closed");
  return week;
}

test("a report of the week keeps it open until it is settled, and its own pay is a row of what is kept", async () => {
  const walk = await bookVisit(app, { date: "2026-10-28" });
  app.clock.now = Date.parse("2026-10-28T13:00:00Z");
  await expectOk(call(app.owner, moveVisit, { params: { id: walk }, body: { date: "2026-11-24" } }));
  app.clock.now = friday;
  const told = { version: 1, date: "2026-10-28", at: "2026-10-28T15:06:00Z", sent: "2026-11-20T13:30:00Z" } as const;
  await expectOk(
    call(app.rosa, completeWalk, {
      params: { id: walk },
      idempotencyKey: "row-1",
      body: { comments: "All well", ...told },
    }),
  );
  const first = await openWeek();
  const { matters } = await expectOk(call(app.owner, listMatters, {}));
  const [matter] = matters;
  if (!matter) throw new Error("Nothing is to settle");
  expect(first).toMatchObject({
    visits: 0,
    reports: [{ id: matter.id, visit_id: walk, day: "2026-10-28", walker_id: app.rosa.user.id }],
  });
  const form = { params, body: { id: "form-1", seen: first.seen, carried: [] } };
  expect(await expectError(call(app.owner, closeWeek, form))).toMatchObject({
    status: 400,
    body: { fields: { carried: "Settle what is left, or say why it is carried over." } },
  });
  await expectOk(
    call(app.owner, settleVisit, {
      params: { id: walk },
      body: { matter: matter.id, do: "leave", pay_amount: 15, version: matter.visit.version },
    }),
  );
  const second = await openWeek();
  expect(second).toMatchObject({
    reports: [],
    figures: { pay: 15 },
    pay: [{ walker_id: app.rosa.user.id, amount: 15 }],
  });
  const carried = [{ kind: "pay" as const, id: app.rosa.user.id, reason: "On Friday" }];
  const closed = await expectOk(
    call(app.owner, closeWeek, { params, body: { id: "form-2", seen: second.seen, carried } }),
  );
  expect(closed).toMatchObject({
    state: "closed",
    intact: true,
    figures: { completed: 0, pay: 15 },
    reports: [{ date: "2026-10-28", walker_id: app.rosa.user.id, amount: 15 }],
    later: { by: { pay: 0 } },
  });
});
