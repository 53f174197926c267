import { addDays, type LocalDate } from "@petcare/domain";
import { readCalendar } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { book, bookVisit } from "../testing/bookings.ts";
import { type BodyFor, call, expectError, expectOk, fieldsOf, refusal } from "../testing/call.ts";
import { newAccount, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

type Body = BodyFor<"deactivatePerson">;
type Choice = Body["visits"];

const app = await startSignedInApp();
let cast = 0;
/** Each test has a walker who leaves, one who stays, and two clients of its own. */
let rosa: Signed;
let marcus: Signed;
let ana: Signed;
let priya: Signed;
beforeEach(async () => {
  cast += 1;
  const person = (role: "walker" | "client", name: string) => newAccount(app, { id: `${name}-${cast}`, role, name });
  rosa = await person("walker", "Rosa");
  marcus = await person("walker", "Marcus");
  ana = await person("client", "Ana");
  priya = await person("client", "Priya");
});

const today: LocalDate = "2026-11-20";
const daily = { rrule: "FREQ=DAILY", duration_minutes: 25 };

const ask = (id: string, visits: Choice, rest: Partial<Body> = {}, preview = false) =>
  call(app.owner, "deactivatePerson", {
    params: { id },
    ...(preview && { query: { preview: "1" as const } }),
    body: { version: 1, visits, ...rest },
  });
const previewed = (id: string, visits: Choice, rest: Partial<Body> = {}) => expectOk(ask(id, visits, rest, true));
const deactivated = (id: string, visits: Choice, rest: Partial<Body> = {}) => expectOk(ask(id, visits, rest));

type Booking = Parameters<typeof book>[1];
const bookOf = (given: Booking = {}) => book(app, { client_id: idOf(ana), walker_id: idOf(rosa), ...given });
const visitOf = (given: Booking = {}) => bookVisit(app, { client_id: idOf(ana), walker_id: idOf(rosa), ...given });

/** The visits of the test's clients. */
const visitsFrom = async (from: LocalDate, until: LocalDate) =>
  (await readCalendar(app.installation.db, from, until)).filter(({ client_id }) =>
    [ana, priya].some(({ user }) => user.id === client_id),
  );

/** Counts the visits from today on that are not cancelled, by walker; '' is nobody. */
async function shares(until = addDays(today, 62)): Promise<Record<string, number>> {
  const visits = await visitsFrom(today, until);
  const counts: Record<string, number> = {};
  for (const { walker_id = "", status } of visits) {
    if (status !== "cancelled") counts[walker_id] = (counts[walker_id] ?? 0) + 1;
  }
  return counts;
}

const idOf = ({ user }: Signed) => user.id;

test("visits are spread over those with room, and the outcome is the preview's", async () => {
  await bookOf(daily);
  await bookOf({ ...daily, timeframe: "evening", client_id: idOf(priya) });
  await visitOf({ date: "2026-11-24", timeframe: "afternoon" });
  // Five walks fill a frame: on this day the first series finds no room with Marcus.
  for (const client_id of [idOf(ana), idOf(priya)]) {
    for (const _ of [0, 1, 2]) await visitOf({ date: "2026-11-25", walker_id: idOf(marcus), client_id });
  }
  const before = await shares();
  const choice = { do: "spread" as const, walker_ids: [idOf(marcus)] };
  const preview = await previewed(idOf(rosa), choice);
  expect(await shares()).toEqual(before);
  expect(preview).toMatchObject({ saved: false, visits: { today: 2, series: 2 }, outcome: { unassigned: 1 } });
  expect(preview.nobody).toMatchObject([{ date: "2026-11-25", timeframe: "morning" }]);

  const changed = { status: 409, body: { message: "This has changed since you looked." } };
  expect(await ask(idOf(rosa), choice, { plan: "another" })).toMatchObject(changed);
  expect((await ask(idOf(rosa), choice, { version: 9 })).status).toBe(409);
  const done = await deactivated(idOf(rosa), choice, { plan: preview.plan });
  expect(done).toMatchObject({ saved: true, outcome: preview.outcome, walkers: preview.walkers });
  const after = await shares();
  const { moved, unassigned } = preview.outcome;
  expect(after[idOf(rosa)]).toBeUndefined();
  expect(after[""]).toBe(unassigned);
  expect((after[idOf(marcus)] ?? 0) - (before[idOf(marcus)] ?? 0)).toBe(moved);
  // Dates that were not stored yet follow their series.
  const later = await visitsFrom("2027-06-01", "2027-06-02");
  expect(later.map(({ walker_id }) => walker_id)).toEqual([idOf(marcus), idOf(marcus)]);
});

test("visits are cancelled with what is charged and paid, and their series ends", async () => {
  await bookOf(daily);
  await visitOf({ date: "2026-11-24", timeframe: "evening", price: 40 });
  const choice = { do: "cancel", charge: "half", pay: "all", reason: "Rosa has left us" } as const;
  const preview = await previewed(idOf(rosa), choice);
  expect(preview.money).toMatchObject({ prices: 62 * 28 + 40, charged: 62 * 14 + 20, paid: 63 * 15 });
  await deactivated(idOf(rosa), choice, { plan: preview.plan });
  const visits = await visitsFrom(today, "2027-03-01");
  expect(visits.every(({ status }) => status === "cancelled")).toBe(true);
  const cents = visits.reduce((sum, { charge_cents = 0 }) => sum + charge_cents, 0);
  expect(cents).toBe(preview.money.charged * 100);
  expect(visits).toHaveLength(63);
});

test("the same request again finds it done, and another one is refused", async () => {
  const id = idOf(rosa);
  await bookOf(daily);
  const first = await deactivated(id, { do: "unassign" });
  expect(await deactivated(id, { do: "unassign" })).toMatchObject({
    saved: true,
    outcome: first.outcome,
    version: 2,
  });
  expect(await refusal(ask(id, { do: "keep" }))).toBe("This account is inactive already.");
});

test("a client's visits are kept or cancelled, and not given away", async () => {
  await bookOf(daily);
  await visitOf({ client_id: idOf(priya), date: "2026-11-24", timeframe: "evening" });
  expect(await refusal(ask(idOf(ana), { do: "unassign" }))).toBe("400 The visits of a client are kept or cancelled.");
  expect((await deactivated(idOf(ana), { do: "cancel" })).outcome).toMatchObject({ cancelled: 62 });
  expect(await shares()).toEqual({ [idOf(rosa)]: 1 });
});

test("the owner stays, and so does whoever is not there", async () => {
  expect(await refusal(ask(idOf(app.owner), { do: "keep" }))).toBe("The owner cannot be deactivated.");
  expect((await expectError(ask("nobody", { do: "keep" }))).status).toBe(404);
  expect(await fieldsOf(ask(idOf(rosa), { do: "reassign", walker_id: idOf(ana) }))).toEqual({
    "visits.walker_id": "Please select a walker",
  });
});
