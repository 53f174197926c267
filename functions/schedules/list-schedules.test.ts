import { beforeAll, expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { callRaw, expectError, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
beforeAll(async () => {
  await book(app, { rrule: "FREQ=DAILY", duration_minutes: 25 });
});

const list = (start: string, end: string) => ok(app.owner, "listSchedules", { query: { start, end } });

test("instants name the local days that they fall in", async () => {
  const visits = await list("2026-11-21T04:59:59Z", "2026-11-22T05:00:00Z");
  expect(visits.map(({ date }) => date)).toEqual(["2026-11-20", "2026-11-21"]);
});

test.each([
  [undefined, "2026-11-21", "start"],
  ["2026-11-21", undefined, "end"],
  ["2026-11-21", "2026-11-21", "end"],
  ["2026-11-21", "2027-03-02", "end"],
  ["21/11/2026", "2026-11-22", "start"],
])("from %s to %s is refused, naming %s", async (start, end, field) => {
  const query = { ...(start && { start }), ...(end && { end }) };
  const { status, body } = await expectError(callRaw(app.owner, "listSchedules", { query }));
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {})[0]).toBe(field);
  expect(body.message).toContain(field);
});
