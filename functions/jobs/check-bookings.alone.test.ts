import { completeWalk, getReconciliation, updateOccurrence } from "@petcare/contract";
import { readAudit } from "@petcare/storage";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { book, bookVisit, overwriteVisit } from "../testing/bookings.ts";
import { call, expectOk } from "../testing/call.ts";
import { type Scene, startScene } from "../testing/scene.ts";
import { auditBooks } from "./audit-books.ts";

vi.mock("./bookings-a-night.ts", () => ({ bookingsANight: 4 }));

const day = 86_400_000;
const friday = { from: "2026-11-20", to: "2026-11-20" } as const;
const logged: Record<string, unknown>[] = [];
vi.spyOn(runtime, "pause").mockResolvedValue(undefined);

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  vi.spyOn(process.stdout, "write").mockImplementation((line) => logged.push(JSON.parse(String(line))) > 0);
});
afterAll(() => scene.world.close());
beforeEach(() => {
  scene.clock.now += day;
  logged.length = 0;
});

const audit = () => auditBooks(() => true);
const faults = async () => (await expectOk(call(scene.owner, getReconciliation, { query: friday }))).audit?.faults;
const again = async () => (await readAudit(scene.world.db))?.bookings?.again;
const told = () => logged.filter(({ kind }) => kind === "bookings");

test("a changed visit that is not what its history tells is told the owner each night, until it is mended", async () => {
  const id = await bookVisit(scene, { date: "2026-11-21" });
  const edit = { occurrence_start: "2026-11-21T14:00:00Z", notes: "Side door" };
  await expectOk(call(scene.owner, updateOccurrence, { params: { id }, body: edit }));
  expect(await audit()).toBe(0);

  scene.clock.now += day;
  await expectOk(call(scene.rosa, completeWalk, { params: { id }, body: { comments: "All well" } }));
  await overwriteVisit(scene, id, { price_cents: 2700 });
  const fault = { kind: "visit", id, rule: "history" };
  for (let night = 0; night < 3; night++) {
    scene.clock.now += day;
    expect([night, await audit()]).toEqual([night, 1]);
    expect(await faults()).toEqual([fault]);
    expect(logged).toContainEqual({ level: "error", job: "nightly", kind: "books", of: "visit", id, rule: "history" });
  }
  await overwriteVisit(scene, id, { price_cents: 2800 });
  scene.clock.now += day;
  expect(await audit()).toBe(0);
  expect(await faults()).toEqual([]);
  expect(told()).toEqual([]);
});

test("what is more than a night's measure is logged, and checked in the nights after", async () => {
  for (let at = 0; at < 7; at++) await book(scene, { date: "2027-02-20" });
  let nights = 0;
  do {
    scene.clock.now += day;
    logged.length = 0;
    await audit();
    nights += 1;
  } while (told().length > 0);
  expect(nights).toBeGreaterThan(1);
  expect(await again()).toEqual([]);
});
