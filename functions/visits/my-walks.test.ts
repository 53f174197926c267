import { myUpcomingWalks, myWalkHistory } from "@petcare/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { book, complete } from "../testing/bookings.ts";
import { call, callRaw, expectOk, expectPage } from "../testing/call.ts";
import { type Scene, type Signed, startScene } from "../testing/scene.ts";

let scene: Scene;
let schedule: string;
beforeAll(async () => {
  scene = await startScene();
  schedule = await book(scene, { date: "2026-11-01", rrule: "FREQ=DAILY" });
  await book(scene, { client_id: scene.priya.user.id, notes: "Priya's alone", walker_phone: "516-555-0101" });
  for (const day of ["14", "15", "16", "17"]) {
    const note = { comments: `Notes of ${day}`, photo_urls: ["https://example.com/a.jpg"] };
    await expectOk(complete(scene.rosa, `${schedule}.2026-11-${day}`, note));
  }
});
afterAll(() => scene.world.close());

interface PageQuery {
  limit?: number;
  cursor?: string | undefined;
}
const upcoming = (as: Signed, query: PageQuery = {}) => expectPage(call(as, myUpcomingWalks, { query }));
const history = (as: Signed, query: PageQuery = {}) => expectPage(call(as, myWalkHistory, { query }));
const datesOf = (page: { items: { date: string }[] }) => page.items.map(({ date }) => date);

test("upcoming: what is still to be done, soonest first, a week of unfinished ones included", async () => {
  const dates = datesOf(await upcoming(scene.ana, { limit: 200 }));
  expect(dates.slice(0, 5)).toEqual(["2026-11-13", "2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21"]);
  expect(dates.at(-1)).toBe("2027-01-19");
});

test("upcoming comes in pages that together are the whole", async () => {
  const whole = datesOf(await upcoming(scene.ana, { limit: 200 }));
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await upcoming(scene.ana, { limit: 10, cursor });
    pages.push(...datesOf(page));
    cursor = page.next;
  } while (cursor);
  expect(pages).toEqual(whole);
});

test("history: completed visits with their notes and photos, latest first, in pages", async () => {
  const first = await history(scene.ana, { limit: 3 });
  expect(first.items).toMatchObject([
    {
      date: "2026-11-17",
      comments: "Notes of 17",
      photo_urls: ["https://example.com/a.jpg"],
      status: "completed",
      walker_name: "Rosa",
    },
    { date: "2026-11-16" },
    { date: "2026-11-15" },
  ]);
  const rest = await history(scene.ana, { limit: 3, cursor: first.next });
  expect(datesOf(rest)).toEqual(["2026-11-14"]);
  expect(rest.next).toBeUndefined();
});

test("a client reads their own visits alone, the walker's first name, and no phone unless the visit carries one", async () => {
  expect(datesOf(await upcoming(scene.priya))).toEqual(["2026-11-20"]);
  expect((await upcoming(scene.priya)).items[0]).toMatchObject({ walker_name: "Rosa", walker_phone: "516-555-0101" });
  expect((await history(scene.priya)).items).toEqual([]);
  const text = JSON.stringify([await upcoming(scene.ana, { limit: 200 }), await history(scene.ana)]);
  for (const secret of ["Delgado", "5165550101", "516-555-0101", "Priya", "garage", "rosa@"])
    expect(text).not.toContain(secret);
});

test.each(["0", "201", "1.5", "ten"])("a limit of %s is refused by name", async (limit) => {
  expect(await callRaw(scene.ana, myUpcomingWalks, { query: { limit } })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("limit must be") },
  });
});

test("upcoming goes on behind a visit that is not to come any more when the next page is asked for", async () => {
  const dates = datesOf(await upcoming(scene.ana, { limit: 200 }));
  // The next page begins with the visit of the 18th.
  const first = await upcoming(scene.ana, { limit: 1 });
  await expectOk(complete(scene.rosa, `${schedule}.2026-11-18`, { comments: "Done meanwhile" }));
  const rest = await upcoming(scene.ana, { limit: 200, cursor: first.next });
  expect(dates[1]).toBe("2026-11-18");
  expect(datesOf(rest)).toEqual(dates.slice(2));
});

test("a cursor of somebody else's, or no cursor at all, shows nothing that is not theirs", async () => {
  for (const cursor of [`${schedule}.2026-11-20`, "nonsense", "~", "2026-11-17#09#x.2026-11-17"]) {
    expect(["", "2026-11-20"]).toContain(datesOf(await upcoming(scene.priya, { cursor })).join());
    expect((await history(scene.priya, { cursor })).items).toEqual([]);
  }
});

// 400 such characters would be a key of 1200 bytes, and DynamoDB takes 1024.
test("a cursor that no page gave is refused by name where it cannot be part of a key", async () => {
  for (const list of [myUpcomingWalks, myWalkHistory]) {
    expect(await callRaw(scene.ana, list, { query: { cursor: "€".repeat(400) } })).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    });
  }
});
