import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, type Scene, send, startScene } from "../testing/scene.ts";
import { handler as createSchedule } from "./create-schedule.ts";
import { handler as listSchedules } from "./list-schedules.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  await send(createSchedule, scene.owner, {
    method: "POST",
    body: aBooking(scene, { rrule: "FREQ=DAILY", duration_minutes: 25 }),
  });
});
afterAll(() => scene.world.close());

const list = (start?: string, end?: string) =>
  send(listSchedules, scene.owner, { query: { ...(start && { start }), ...(end && { end }) } });

test("a daily 9 o'clock walk starts at 9 in New York on both sides of both clock changes", async () => {
  const starts = async (start: string, end: string) =>
    (await list(start, end)).body.map((visit: { start: string }) => visit.start);
  expect(await starts("2027-03-13", "2027-03-16")).toEqual([
    "2027-03-13T14:00:00.000Z",
    "2027-03-14T13:00:00.000Z",
    "2027-03-15T13:00:00.000Z",
  ]);
  expect(await starts("2027-11-06", "2027-11-09")).toEqual([
    "2027-11-06T13:00:00.000Z",
    "2027-11-07T14:00:00.000Z",
    "2027-11-08T14:00:00.000Z",
  ]);
});

test("instants name the local days that they fall in", async () => {
  const { body } = await list("2026-11-21T04:59:59Z", "2026-11-22T05:00:00Z");
  expect(body.map((visit: { date: string }) => visit.date)).toEqual(["2026-11-20", "2026-11-21"]);
});

test.each([
  [undefined, "2026-11-21", "start"],
  ["2026-11-21", undefined, "end"],
  ["2026-11-21", "2026-11-21", "end"],
  ["2026-11-21", "2026-11-20", "end"],
  ["2026-11-21", "2027-03-02", "end"],
  ["21/11/2026", "2026-11-22", "start"],
  ["9999-12-30", "9999-12-31", "start"],
])("from %s to %s is refused, naming %s", async (start, end, field) => {
  const { status, body } = await list(start, end);
  expect(status).toBe(400);
  expect(Object.keys(body.fields)[0]).toBe(field);
  expect(body.message).toContain(field);
});
