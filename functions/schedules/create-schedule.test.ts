import { beforeEach, describe, expect, test } from "vitest";
import { aBooking, book } from "../testing/bookings.ts";
import { type BodyFor, call, callRaw, expectError, expectOk, ok, refusal } from "../testing/call.ts";
import { newAccount, startSignedInApp } from "../testing/signed-in-app.ts";

type Booking = BodyFor<"createSchedule">;

const app = await startSignedInApp();

const calendar = (start: string, end: string) => ok(app.owner, "listSchedules", { query: { start, end } });
const singles = async (of: string) => (await calendar(of, nextDay(of))).filter(({ recurring }) => !recurring);

let day = 0;
/** A day that no other test books. */
let date: string;
beforeEach(() => {
  day += 1;
  date = new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
});
const nextDay = (of: string) => new Date(Date.parse(of) + 86_400_000).toISOString().slice(0, 10);

test("a single walk is on the calendar as it was booked", async () => {
  const id = await book(app, { date, notes: "Gate sticks", pet_names: ["Biscuit", "O'Malley 🐕"] });
  expect(await singles(date)).toEqual([
    expect.objectContaining({
      _id: `${id}.${date}`,
      schedule_id: id,
      recurring: false,
      date,
      start: `${date}T14:00:00.000Z`,
      end: `${date}T14:25:00.000Z`,
      timeframe: "morning",
      service_type: "25",
      status: "scheduled",
      client_id: app.ana.user.id,
      walker_id: app.rosa.user.id,
      pet_names: ["Biscuit", "O'Malley 🐕"],
      price: 28,
    }),
  ]);
});

describe("the same request sent again", () => {
  const send = (idempotencyKey: string, changes: Partial<Booking> = {}) =>
    call(app.owner, "createSchedule", { body: aBooking(app, { date, ...changes }), idempotencyKey });

  test("with its Idempotency-Key finds the first one's schedule, even at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send("form-1")));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await singles(date)).toHaveLength(1);
  });

  test("gets the first answer also when its client has left since, or its day is long past", async () => {
    const client = await newAccount(app, { role: "client" });
    const { id } = client.user;
    const first = await send("form-3", { client_id: id });
    expect(first.status).toBe(201);
    await ok(client, "deleteMe", { body: { password: "Password-1" } });
    expect(await send("form-3", { client_id: id })).toEqual(first);
    expect(await send("form-3", { client_id: id, price: 99 })).toMatchObject({ status: 409 });
    app.clock.now += 500 * 86_400_000;
    expect(await send("form-3", { client_id: id })).toEqual(first);
  });

  test("but changed, is refused and changes nothing", async () => {
    await expectOk(send("form-2"));
    expect(await refusal(send("form-2", { price: 99 }))).toBe(
      "This was already scheduled, as it stood when you first tried. Please look at the calendar.",
    );
    expect(await singles(date)).toMatchObject([{ price: 28 }]);
  });
});

describe("bad input is refused by name and writes nothing", () => {
  const refused = (changes: Record<string, unknown>) =>
    expectError(callRaw(app.owner, "createSchedule", { body: { ...aBooking(app), ...changes } }));
  const required = "Date and timeframe are required";
  test.each<[Record<string, unknown>, string, string]>([
    [{ date: "" }, "date", required],
    [{ timeframe: undefined }, "timeframe", required],
    [{ timeframe: "midnight" }, "timeframe", "Invalid timeframe selected"],
    [{ client_id: "" }, "client_id", "Please select a client"],
    [{ client_id: "nobody" }, "client_id", "Please select a client"],
    [{ walker_id: "nobody" }, "walker_id", "Please select a walker"],
    [{ date: "2025-11-19" }, "date", "The date can be at most one year back"],
    [{ date: "1926-11-20", rrule: "FREQ=DAILY" }, "date", "The date can be at most one year back"],
    [{ price: -1 }, "price", "Price must be an amount of 0 to 100000 dollars in whole cents"],
    [{ price: 1.005 }, "price", "Price must be an amount of 0 to 100000 dollars in whole cents"],
    [{ rrule: "FREQ=DAILY;INTERVAL=0" }, "rrule", expect.stringContaining("1 to 99") as never],
    [{ rrule: "FREQ=DAILY;COUNT=0" }, "rrule", expect.stringContaining("1 to 999") as never],
    [{ rrule: "FREQ=DAILY;UNTIL=20260101T235959" }, "rrule", "Recurrence must allow at least one visit"],
    [{ pet_names: Array.from({ length: 1001 }, (_, n) => `Pet ${n}`) }, "pet_names", "Pets must be at most 50 names"],
    [{ service_type: "other" }, "service_label", "Service Description is required"],
    [{ service_type: "other", service_label: "  " }, "service_label", "Service Description is required"],
    [{ duration_minutes: 30 }, "duration_minutes", "Duration must be 25 for this service"],
    [{ walker_phone: "516-555-0101 x2" }, "walker_phone", "Please leave out the extension"],
    [{ notes: "x".repeat(4001) }, "notes", "Notes must be at most 4000 characters"],
  ])("%j", async (changes, field, message) => {
    const { status, body } = await refused({ date, ...changes });
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: "invalid_input", message, fields: { [field]: message } },
    });
    expect(await singles(date)).toEqual([]);
  });
});
