import { instantOf, type LocalDate } from "@petcare/domain";
import { readSubscription, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { type AnswerTo, callRaw, ok } from "../testing/call.ts";
import { anEdit } from "../testing/editing.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const key = "k".repeat(43);
const zone = "America/New_York";

const make = (as: Signed, given = key) => ok(as, "makeSubscription", { body: { key: given } });
const fileOf = ({ link }: AnswerTo<"makeSubscription">) => link.slice(link.lastIndexOf("/") + 1);
const fetchFile = (file: string, headers: Record<string, string> = {}) =>
  callRaw(undefined, "subscribedVisits", { params: { file }, headers });

async function textOf(as: Signed): Promise<string> {
  return String((await fetchFile(fileOf(await make(as)))).body);
}

/** The events of a person's calendar, as another program reads them. */
async function eventsOf(as: Signed) {
  const calendar = new ICAL.Component(ICAL.parse(await textOf(as)));
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid.replace(/@.*$/, ""),
      summary: event.summary,
      description: event.description,
      location: event.location,
      sequence: event.sequence,
      status: component.getFirstPropertyValue("status"),
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
    };
  });
}
const eventOf = async (as: Signed, id: string) => (await eventsOf(as)).find((event) => event.id === id);
const missing = { status: 404, body: { message: "Not found.", code: "not_found" } };

test("another program reads each visit at its hour, on both sides of both clock changes", async () => {
  const wanted: [LocalDate, LocalDate][] = [
    ["2026-10-25", "2026-11-05"],
    ["2027-03-10", "2027-03-18"],
  ];
  for (const [from, to] of wanted) {
    app.clock.now = instantOf(from, 12, zone);
    const id = await book(app, { date: from, rrule: "FREQ=DAILY" });
    const visits = (await eventsOf(app.ana)).filter((event) => event.id.startsWith(id));
    const until = visits.filter(({ id }) => id.slice(-10) <= to);
    expect(until.length).toBeGreaterThan(7);
    for (const { id, start, end } of until) {
      expect(start).toBe(instantOf(id.slice(-10) as LocalDate, 9, zone));
      expect(end - start).toBe(25 * 60_000);
    }
  }
});

test("walker and client read who, what and where, and neither notes, codes nor money", async () => {
  const id = await bookVisit(app, { date: "2026-11-22", notes: "Key under the mat; code 4417", price: 31 });
  const walk = { summary: "Biscuit, Max: 25 minute walk", location: "41 Harbor Ln", status: "CONFIRMED" };
  expect(await eventOf(app.rosa, id)).toMatchObject({
    ...walk,
    description: "Between 9 AM and 12 PM, for Ana Reyes",
  });
  expect(await eventOf(app.ana, id)).toMatchObject({ ...walk, description: "Between 9 AM and 12 PM, with Rosa" });
  // An id may end with any digits before its date.
  const secret = /code 4417|under the mat|\$|31\.00|28\.00/;
  for (const person of [app.rosa, app.ana]) expect(await textOf(person)).not.toMatch(secret);
  for (const other of [app.marcus, app.priya]) expect(await eventOf(other, id)).toBeUndefined();
});

test("of days beyond their schedule a walker learns neither whose home it is nor where", async () => {
  const id = await bookVisit(app, { date: "2027-02-01" });
  expect(await eventOf(app.rosa, id)).toMatchObject({ location: null, description: "Between 9 AM and 12 PM" });
  expect(await eventOf(app.ana, id)).toMatchObject({ location: "41 Harbor Ln" });
});

test("an edit keeps the id and counts on; a cancelled visit says so, and its walker reads no address", async () => {
  const series = await book(app, { date: "2026-11-20", rrule: "FREQ=DAILY" });
  const id = `${series}.2026-11-24`;
  const before = await eventOf(app.ana, id);
  await ok(app.owner, "moveVisit", { params: { id }, query: {}, body: { date: "2026-11-25" } });
  const moved = await eventOf(app.ana, id);
  expect(moved?.start).toBe(instantOf("2026-11-25", 9, zone));
  expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);

  const far = `${series}.2027-04-24`;
  const farBefore = await eventOf(app.ana, far);
  const edit = { params: { id: series }, query: {}, body: anEdit(app, { timeframe: "evening", scope: "series" }) };
  await ok(app.owner, "updateSchedule", edit);
  const farAfter = await eventOf(app.ana, far);
  expect(farAfter?.start).toBe(instantOf("2027-04-24", 18, zone));
  expect(farAfter?.sequence).toBeGreaterThan(farBefore?.sequence ?? 0);

  await ok(app.owner, "cancelVisit", { params: { id }, query: {}, body: {} });
  const cancelled = await eventOf(app.rosa, id);
  expect(cancelled).toMatchObject({ status: "CANCELLED", location: null, summary: "Cancelled: 25 minute walk" });
  expect((await textOf(app.rosa)).match(/TRANSP:TRANSPARENT/g)).toHaveLength(1);
  expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
});

test("no line is longer than 75 octets, and long names of any script arrive whole", async () => {
  const name = "Ünïcödé 🐕‍🦺 Łucja; the, \\ great, ünäböñ Ćwikła 🐈🐈🐈";
  const id = await bookVisit(app, { pet_names: [name], address: `${"Straße ".repeat(30)}1` });
  const text = await textOf(app.ana);
  expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\ufffd]/);
  }
  expect(await eventOf(app.ana, id)).toMatchObject({
    summary: `${name}: 25 minute walk`,
    location: `${"Straße ".repeat(30)}1`,
  });
});

test("it names how often to come back, and answers 304 until something has changed", async () => {
  const file = fileOf(await make(app.ana));
  const first = await fetchFile(file);
  expect(first.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "private, no-cache",
  });
  expect(String(first.body)).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT4H\r\nX-PUBLISHED-TTL:PT4H\r\n");
  const etag = String(first.headers.etag);
  app.clock.now += 3_600_000;
  expect(await fetchFile(file, { "if-none-match": `"other", ${etag}` })).toMatchObject({ status: 304, bytes: 0 });
  await bookVisit(app, { date: "2026-12-04" });
  expect(await fetchFile(file, { "if-none-match": etag })).toMatchObject({ status: 200 });
});

test("an address is shown once, stays the same for a repeated request, and ends with a new one or its removal", async () => {
  await ok(app.priya, "removeSubscription");
  expect(await ok(app.priya, "getSubscription")).toEqual({ made_at: null });
  const made = await make(app.priya);
  expect(made.link).toBe(`https://example.com/api/subscriptions/${app.priya.user.id}.${key}.ics`);
  app.clock.now += 60_000;
  expect(await make(app.priya)).toEqual(made);
  expect(await ok(app.priya, "getSubscription")).toEqual({ made_at: made.made_at });
  expect(await fetchFile(fileOf(made))).toMatchObject({ status: 200 });

  const again = await make(app.priya, "n".repeat(43));
  expect(await fetchFile(fileOf(made))).toMatchObject(missing);
  expect(await fetchFile(fileOf(again))).toMatchObject({ status: 200 });
  await ok(app.priya, "removeSubscription");
  expect(await fetchFile(fileOf(again))).toMatchObject(missing);
});

test("nothing is kept that opens it", async () => {
  await make(app.ana);
  const stored = await readSubscription(app.installation.db, app.ana.user.id);
  expect(stored?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(stored)).not.toContain(key);
});

test.each(["nobody", `nobody.${key}.ics`, `${key}.ics`, "..ics", "a.b"])("'%s' is missing", async (file) => {
  expect(await fetchFile(file)).toMatchObject(missing);
});

test("somebody else's id with one's own key is missing", async () => {
  await make(app.ana);
  expect(await fetchFile(`${app.rosa.user.id}.${"x".repeat(43)}.ics`)).toMatchObject(missing);
});

test("who was deactivated or has deleted their account has none", async () => {
  const [marcus, priya] = [fileOf(await make(app.marcus)), fileOf(await make(app.priya))];
  await updateUser(app.installation.db, app.marcus.user.id, { active: false }, anAuthor());
  expect(await fetchFile(marcus)).toMatchObject(missing);
  expect(await fetchFile(priya)).toMatchObject({ status: 200 });
  await ok(app.priya, "deleteMe", { body: { password: "Password-1" } });
  expect(await fetchFile(priya)).toMatchObject(missing);
  expect(await readSubscription(app.installation.db, app.priya.user.id)).toBeUndefined();
});
