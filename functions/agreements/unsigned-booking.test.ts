import { beforeEach, expect, test } from "vitest";
import { asked, rowOf } from "../testing/asking.ts";
import { aBooking } from "../testing/bookings.ts";
import { call, expectPage, fieldsOf, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp({ goesOn: true });

const publish = (text: string | null, version: number) =>
  ok(app.owner, "putAgreement", { params: { kind: "key" }, body: { text, version } });
const reason = "Signs at the door";
const booking = (changes = {}) => aBooking(app, { client_id: app.priya.user.id, ...changes });
const unsignedIn = async (changes = {}) => {
  const { date, timeframe, service_type, client_id, walker_id } = booking(changes);
  const body = { date, timeframe, service_type, client_id, walker_id, ...changes };
  return (await ok(app.owner, "checkSchedule", { body })).unsigned;
};
/** The changes of the latest booking, and who made them. */
const latest = async () => {
  const { items } = await expectPage(call(app.owner, "listHistory", { query: { kind: "schedule", limit: 1 } }));
  return items.map(({ by, changes }) => ({
    by: by.name,
    reason: changes.find((one) => one.field === "unsigned_reason")?.to,
  }));
};
const aWalk = { kind: "book", date: "2026-11-24", timeframe: "afternoon", service_type: "25" } as const;

beforeEach(() => {
  app.clock.now += 60_000;
});

test("without a text nothing is asked, and a reason that nobody needs is not kept", async () => {
  expect(await unsignedIn()).toEqual([]);
  await ok(app.owner, "createSchedule", { body: booking({ unsigned_reason: reason }) });
  expect(await latest()).toEqual([{ by: "Kate Corrigan", reason: undefined }]);
});

test("a booking for a client who has not signed is made, and its history keeps the reason or that none was given", async () => {
  await publish("I hand over a key.", 0);
  expect(await unsignedIn()).toEqual(["key"]);
  expect(await unsignedIn({ client_id: null })).toEqual([]);
  for (const given of [undefined, null, " \n "]) {
    app.clock.now += 1000;
    await ok(app.owner, "createSchedule", { body: booking({ unsigned_reason: given }) });
    expect(await latest()).toEqual([{ by: "Kate Corrigan", reason: "no reason given" }]);
  }
  app.clock.now += 1000;
  const body = booking({ unsigned_reason: ` ${reason} ` });
  const { id } = await ok(app.owner, "createSchedule", { body });
  expect(await latest()).toEqual([{ by: "Kate Corrigan", reason }]);
  // What is booked is edited without another question.
  expect(await unsignedIn({ except: id })).toEqual([]);
  expect(
    await fieldsOf(call(app.owner, "createSchedule", { body: booking({ unsigned_reason: "a".repeat(201) }) })),
  ).toEqual({ unsigned_reason: "Reason must be at most 200 characters" });
});

test("a request of a client who has not signed is looked at first, and booked with a reason", async () => {
  const { _id: id, version } = await asked(app.priya, aWalk);
  expect(await rowOf(app, { _id: id, version })).toMatchObject({ look: ["Not signed: Key release."] });
  const body = booking({ unsigned_reason: reason, request: { id, version } });
  await ok(app.owner, "createSchedule", { body });
  expect(await latest()).toEqual([{ by: "Kate Corrigan", reason }]);
});
