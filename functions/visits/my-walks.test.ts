import { beforeAll, expect, test } from "vitest";
import { book, complete } from "../testing/bookings.ts";
import { call, expectOk, expectPage } from "../testing/call.ts";
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
const upcoming = (as: Signed, query: PageQuery = {}) => expectPage(call(as, "myUpcomingWalks", { query }));
const history = (as: Signed, query: PageQuery = {}) => expectPage(call(as, "myWalkHistory", { query }));
const datesOf = (page: { items: { date: string }[] }) => page.items.map(({ date }) => date);

test("upcoming: what is still to be done, soonest first, and on top whatever nobody has settled", async () => {
  const dates = datesOf(await upcoming(app.ana, { limit: 16 }));
  expect(dates.slice(0, 2)).toEqual(["2026-11-01", "2026-11-02"]);
  expect(dates.slice(-4)).toEqual(["2026-11-13", "2026-11-18", "2026-11-19", "2026-11-20"]);
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
