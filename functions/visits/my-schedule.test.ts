import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handler as createSchedule } from "../schedules/create-schedule.ts";
import { runtime } from "../shared/runtime.ts";
import { aBooking, type Scene, type Signed, send, startScene } from "../testing/scene.ts";
import { handler as completeWalk } from "./complete-walk.ts";
import { handler as mySchedule } from "./my-schedule.ts";
import { handler as myUpcomingWalks } from "./my-upcoming-walks.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  const book = (changes: Record<string, unknown>) =>
    send(createSchedule, scene.owner, { method: "POST", body: aBooking(scene, changes) });
  await book({ date: "2026-11-01", rrule: "FREQ=DAILY", notes: "Use the back gate" });
  await book({ walker_id: scene.marcus.user.id, client_id: scene.priya.user.id, address: "9 Orchard St" });
});
afterAll(() => scene.world.close());

const list = async (as: Signed, query: Record<string, string> = {}) => (await send(mySchedule, as, { query })).body;

test("from 7 days back to one month ahead, and no farther when asked for more", async () => {
  const dates = (await list(scene.rosa)).map((visit: { date: string }) => visit.date);
  expect([dates[0], dates.at(-1), dates.length]).toEqual(["2026-11-13", "2026-12-20", 38]);
  const more = await list(scene.rosa, { start: "2026-10-01", end: "2027-01-01", expand: "1" });
  expect(more.map((visit: { date: string }) => visit.date)).toEqual(dates);
  expect(await list(scene.rosa, { start: "2027-02-01", end: "2027-02-08" })).toEqual([]);
});

test("a walker reads what the visit needs: the client's name, phone, address, code and pets", async () => {
  const [visit] = await list(scene.rosa, { start: "2026-11-20", end: "2026-11-21" });
  expect(visit).toMatchObject({
    date: "2026-11-20",
    start: "2026-11-20T14:00:00.000Z",
    service_type: "25",
    clientName: "Ana Reyes",
    client: { name: "Ana Reyes", phone: "5165550103" },
    address: "41 Harbor Ln",
    garage_code: "4417",
    notes: "Use the back gate",
    pets: [{ name: "Biscuit", notes: "Half a pill in cheese" }, { name: "Max" }],
  });
});

test("and neither a price, an email, the owner's notes, nor anybody else's visit", async () => {
  const text = JSON.stringify(await list(scene.rosa));
  for (const secret of ["price", "28", "ana@test.example", "Pays late", "Priya", "Orchard", "Marcus"]) {
    expect(
      text.replaceAll(/"(date|start|end|occurrence_start|_id|schedule_id|completed_at)":"[^"]*"/g, ""),
    ).not.toContain(secret);
  }
  expect((await list(scene.marcus)).map((visit: { clientName: string }) => visit.clientName)).toEqual(["Priya Shah"]);
});

test("nor what a completed one is paid: that is told by the earnings", async () => {
  const [visit] = await list(scene.rosa, { start: "2026-11-19", end: "2026-11-20" });
  await send(completeWalk, scene.rosa, { method: "PUT", params: { id: visit._id }, body: { comments: "Fine" } });
  const [completed] = await list(scene.rosa, { start: "2026-11-19", end: "2026-11-20" });
  expect(completed.status).toBe("completed");
  expect(Object.keys(completed)).toEqual(Object.keys(visit));
});

// docs/product/schedules.md#services: the older values 20, 30 and 60 are read as 25.
test("an older service is read as what it is called now, by walker and client", async () => {
  const booked = await send(createSchedule, scene.owner, {
    method: "POST",
    body: aBooking(scene, { walker_id: scene.marcus.user.id, client_id: scene.priya.user.id, timeframe: "evening" }),
  });
  await runtime.db.client.send(
    new UpdateCommand({
      TableName: runtime.db.table,
      Key: { pk: `SCHEDULE#${booked.body.id}`, sk: "VISIT#2026-11-20" },
      UpdateExpression: "SET service = :older",
      ExpressionAttributeValues: { ":older": "30" },
    }),
  );
  for (const visits of [await list(scene.marcus), (await send(myUpcomingWalks, scene.priya)).body]) {
    expect(visits).toContainEqual(
      expect.objectContaining({ schedule_id: booked.body.id, service_type: "25", end: "2026-11-20T23:25:00.000Z" }),
    );
  }
});

test("the owner's own list has the owner's visits alone", async () => {
  expect(await list(scene.owner)).toEqual([]);
});
