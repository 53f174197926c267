import { myUpcomingWalks, myWalkHistory } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { beforeAll, expect, test } from "vitest";
import { book, complete } from "../testing/bookings.ts";
import { call, callRaw, expectOk, expectPage } from "../testing/call.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
let schedule: string;
beforeAll(async () => {
  schedule = await book(app, { date: "2026-11-01", rrule: "FREQ=DAILY" });
  await book(app, { client_id: app.priya.user.id, notes: "Priya's alone", walker_phone: "516-555-0101" });
  for (const day of ["14", "15", "16", "17"]) {
    const note = { comments: `Notes of ${day}`, photo_urls: ["https://example.com/a.jpg"] };
    await expectOk(complete(app.rosa, `${schedule}.2026-11-${day}`, note));
  }
});

interface PageQuery {
  limit?: number;
  cursor?: string | undefined;
}
const upcoming = (as: Signed, query: PageQuery = {}) => expectPage(call(as, myUpcomingWalks, { query }));
const history = (as: Signed, query: PageQuery = {}) => expectPage(call(as, myWalkHistory, { query }));
const datesOf = (page: { items: { date: string }[] }) => page.items.map(({ date }) => date);

test("upcoming: what is still to be done, soonest first, and on top whatever nobody has settled", async () => {
  const dates = datesOf(await upcoming(app.ana, { limit: 16 }));
  expect(dates.slice(0, 2)).toEqual(["2026-11-01", "2026-11-02"]);
  expect(dates.slice(-4)).toEqual(["2026-11-13", "2026-11-18", "2026-11-19", "2026-11-20"]);
});

test("upcoming goes on page by page, far beyond what is stored of a series", async () => {
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await upcoming(app.ana, { limit: 50, cursor });
    pages.push(...datesOf(page));
    cursor = page.next;
  } while (cursor && pages.length < 400);
  const days = Array.from({ length: 404 }, (_, day) => addDays("2026-11-01", day));
  expect(pages).toEqual(days.filter((day) => !/2026-11-1[4-7]/.test(day)));
});

test("a one-time visit is upcoming however far ahead it is", async () => {
  await book(app, { client_id: app.priya.user.id, date: "2028-03-01" });
  expect(datesOf(await upcoming(app.priya))).toEqual(["2026-11-20", "2028-03-01"]);
});

test("history: completed visits with their notes and photos, latest first, in pages", async () => {
  const first = await history(app.ana, { limit: 3 });
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
  const rest = await history(app.ana, { limit: 3, cursor: first.next });
  expect(datesOf(rest)).toEqual(["2026-11-14"]);
  expect(rest.next).toBeUndefined();
});

test("a client reads their own visits alone, the walker's first name, and no phone unless the visit carries one", async () => {
  expect((await upcoming(app.priya)).items[0]).toMatchObject({ walker_name: "Rosa", walker_phone: "516-555-0101" });
  expect((await history(app.priya)).items).toEqual([]);
  const text = JSON.stringify([await upcoming(app.ana, { limit: 200 }), await history(app.ana)]);
  for (const secret of ["Delgado", "5165550101", "516-555-0101", "Priya", "garage", "rosa@"])
    expect(text).not.toContain(secret);
});

test.each(["Rosa\u00a0Delgado", "Rosa\u2003Delgado", " Rosa  Delgado", "Rosa"])(
  "of the walker %j a client reads 'Rosa'",
  async (name) => {
    await updateUser(app.installation.db, app.rosa.user.id, { name }, anAuthor());
    expect((await upcoming(app.priya)).items[0]).toMatchObject({ walker_name: "Rosa" });
  },
);

test.each(["0", "201", "1.5", "ten"])("a limit of %s is refused by name", async (limit) => {
  expect(await callRaw(app.ana, myUpcomingWalks, { query: { limit } })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("limit must be") },
  });
});

test("upcoming goes on behind a visit that is not to come any more when the next page is asked for", async () => {
  const whole = await upcoming(app.ana, { limit: 20 });
  const first = await upcoming(app.ana, { limit: 13 });
  expect(datesOf(whole)[13]).toBe("2026-11-18");
  await expectOk(complete(app.rosa, `${schedule}.2026-11-18`, { comments: "Done meanwhile" }));
  const rest = await upcoming(app.ana, { limit: 6, cursor: first.next });
  expect(datesOf(rest)).toEqual(datesOf(whole).slice(14));
});

test("a cursor of somebody else's, or no cursor at all, shows nothing that is not theirs", async () => {
  for (const cursor of [`${schedule}.2026-11-20`, "nonsense", "~", "2026-11-17#09#x.2026-11-17"]) {
    expect(["", "2026-11-20,2028-03-01"]).toContain(datesOf(await upcoming(app.priya, { cursor })).join());
    expect((await history(app.priya, { cursor })).items).toEqual([]);
  }
});

// 400 such characters would be a key of 1200 bytes, and DynamoDB takes 1024.
test("a cursor that no page gave is refused by name where it cannot be part of a key", async () => {
  for (const list of [myUpcomingWalks, myWalkHistory]) {
    expect(await callRaw(app.ana, list, { query: { cursor: "€".repeat(400) } })).toMatchObject({
      status: 400,
      body: { fields: { cursor: expect.any(String) } },
    });
  }
});
