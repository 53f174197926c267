import { expect, test } from "vitest";
import { accept, ask, asked, decline, newRequestId, rowOf, withdraw } from "../testing/asking.ts";
import { bookVisit } from "../testing/bookings.ts";
import { expectError, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const days = (date: string, through = date) =>
  ({ kind: "off", date: date as "2026-12-01", through: through as "2026-12-01" }) as const;
const record = () => ok(app.owner, "getWalker", { params: { id: app.rosa.user.id } });

test("days without visits are agreed to in one tap, and stand on the walker's record", async () => {
  const request = await asked(app.rosa, { ...days("2026-12-01", "2026-12-03"), words: "Dentist" });
  expect(request).toMatchObject({
    kind: "off",
    through: "2026-12-03",
    timeframe: null,
    pet_names: [],
    words: "Dentist",
  });
  const row = await rowOf(app, request);
  expect(row).toMatchObject({ look: [], visits_there: 0, client: { name: "Rosa Delgado" } });
  await expectOk(accept(app, request));
  expect((await record()).days_off).toEqual([{ from: "2026-12-01", to: "2026-12-03", note: "Dentist" }]);
  expect(await expectOk(accept(app, request))).toMatchObject({ standing: "accepted" });
  await expectOk(accept(app, await asked(app.rosa, days("2026-12-01", "2026-12-03"))));
  expect((await record()).days_off).toHaveLength(1);
});

test("with nine visits there the owner looks first; accepted, they stand in the list of who is off", async () => {
  for (let at = 0; at < 9; at += 1) {
    await bookVisit(app, { date: `2026-12-0${7 + (at % 3)}` as "2026-12-07", client_id: app.priya.user.id });
  }
  const request = await asked(app.rosa, days("2026-12-07", "2026-12-09"));
  const row = await rowOf(app, request);
  expect([row.look, row.visits_there]).toEqual([["Visits on these days: 9. Accepting leads to giving them away."], 9]);
  await expectOk(accept(app, request));
  expect((await record()).days_off.map(({ from }) => from)).toContain("2026-12-07");
  const body = { kind: "off" as const, about: app.rosa.user.id, from: "2026-12-07", through: "2026-12-09" } as const;
  const list = await ok(app.owner, "doHardDay", { params: { id: "d" }, query: { preview: "1" }, body });
  expect(list.visits).toHaveLength(9);
});

test("a walker reads and takes back their own alone, and the table holds for them too", async () => {
  const [first, second] = [await asked(app.rosa, days("2026-12-14")), await asked(app.rosa, days("2026-12-15"))];
  await asked(app.ana, { kind: "care", care: [{ pet: "Max", field: "vet", text: "Dr. Oz" }] });
  const mine = await ok(app.rosa, "myRequests");
  expect(new Set(mine.map(({ kind }) => kind))).toEqual(new Set(["off"]));
  expect(await ok(app.marcus, "myRequests")).toEqual([]);
  for (const other of [app.marcus, app.ana]) expect((await expectError(withdraw(other, first))).status).toBe(404);
  expect(await expectOk(withdraw(app.rosa, first))).toMatchObject({ standing: "withdrawn" });
  expect(await refusal(accept(app, first))).toBe("Rosa has withdrawn this.");
  expect(await expectOk(decline(app, second, "Too many are off"))).toMatchObject({ standing: "declined" });
  expect(await expectOk(withdraw(app.rosa, second))).toMatchObject({ standing: "declined" });
  app.clock.now = Date.parse("2026-12-20T12:00:00Z");
  const late = await asked(app.rosa, days("2026-12-21", "2026-12-23"));
  app.clock.now = Date.parse("2026-12-21T12:00:00Z");
  expect(await refusal(accept(app, late))).toBe("The first day has begun. Add the days on the walker’s page.");
});

test("other kinds are not a walker's, and days off are no client's", async () => {
  const walk = { kind: "book", date: "2026-12-01", timeframe: "morning", service_type: "25" } as const;
  for (const refused of [ask(app.rosa, newRequestId(), walk), ask(app.ana, newRequestId(), days("2026-12-01"))]) {
    expect((await expectError(refused)).status).toBe(403);
  }
});

test.each([
  ["days of the past", days("2026-11-19"), { date: "Choose today or a later day." }],
  ["an end before the beginning", days("2026-12-02", "2026-12-01"), { through: "The last day is before the first." }],
  ["more than a year", days("2026-12-02", "2027-12-03"), { through: "Choose fewer days." }],
  ["no last day", { kind: "off" as const, date: "2026-12-01" as const }, { through: "Choose the last day" }],
  ["a long note", { ...days("2026-12-01"), words: "x".repeat(201) }, { words: "Words must be at most 200 characters" }],
])("%s: it is refused", async (_, body, fields) => {
  expect(await fieldsOf(ask(app.rosa, newRequestId(), body))).toEqual(fields);
});

test("today has begun at its first frame, and the 41st range has no room", async () => {
  expect(await refusal(ask(app.rosa, newRequestId(), days("2026-11-20")))).toBe(
    "The first day has begun. Please call us.",
  );
  const { version } = await ok(app.owner, "getWalker", { params: { id: app.marcus.user.id } });
  const days_off = Array.from({ length: 40 }, (_, at) => {
    const day = new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10) as "2027-01-01";
    return { from: day, to: day, note: null };
  });
  await ok(app.owner, "changeWalker", { params: { id: app.marcus.user.id }, body: { version, days_off } });
  const more = await asked(app.marcus, days("2027-06-01"));
  expect(await refusal(accept(app, more))).toBe("At most 40 days off are kept. Remove some first.");
});
