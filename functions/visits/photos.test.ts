import { startS3 } from "@petcare/stand-ins";
import { photosOf } from "@petcare/storage";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectOk, ok, refusal } from "../testing/call.ts";
import { iso, reporting } from "../testing/reporting.ts";
import { friday, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

// The SDK dates forms by the process's clock, so that is the handlers', and moves with the test's.
vi.useFakeTimers({ toFake: ["Date"], now: friday });
const clock = {
  get now() {
    return Date.now();
  },
  set now(instant: number) {
    vi.setSystemTime(instant);
  },
};
const app = await startSignedInApp({ clock });
const { report, stored } = reporting(app);
const s3 = await startS3();
vi.stubEnv("AWS_ENDPOINT_URL_S3", s3.endpoint);
afterAll(() => s3.close());
beforeEach(() => {
  app.clock.now = friday;
});

const minute = 60_000;
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x0d, 0x0a, 0x00, 0xff, 0xd9]);
const note = (...photo_ids: string[]) => ({ comments: "All well", photo_ids });

const formAs = async (as: Signed, id: string, photo: string) =>
  ok(as, "sendVisitPhoto", { params: { id }, body: { photo } });

type Form = Awaited<ReturnType<typeof formAs>>;

function send({ address, fields }: Form, bytes: Uint8Array = jpeg, changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.append(name, value);
  form.append("file", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }));
  return fetch(address, { method: "POST", body: form });
}

const photosAs = (as: Signed, id: string) => call(as, "visitPhotos", { params: { id } });
const shownTo = async (as: Signed, id: string) => (await expectOk(photosAs(as, id))).map((photo) => photo.id);
const linkFor = async (as: Signed, id: string) => (await expectOk(photosAs(as, id)))[0]?.link ?? "";

test("a photo is named by the completion, sent after it, and seen by owner, walker and client alone", async () => {
  const id = await bookVisit(app);
  await expectOk(complete(app.rosa, id, note("one", "two")));
  expect((await send(await formAs(app.rosa, id, "one"))).status).toBe(204);
  for (const person of [app.owner, app.rosa, app.ana]) {
    const photos = await expectOk(photosAs(person, id));
    expect(photos.map((photo) => photo.id)).toEqual(["one", "two"]);
    expect((await ok(person, "getVisit", { params: { id } })).photo_ids).toEqual(["one", "two"]);
    const answer = await fetch(photos[0]?.link ?? "");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(Buffer.from(await answer.arrayBuffer()).equals(jpeg)).toBe(true);
    // The other one has not come yet.
    expect((await fetch(photos[1]?.link ?? "")).status).toBe(404);
  }
  expect((await ok(app.ana, "myWalkHistory")).find(({ _id }) => _id === id)?.photo_ids).toEqual(["one", "two"]);
  for (const person of [app.marcus, app.priya]) expect((await photosAs(person, id)).status).toBe(404);
  await ok(app.ana, "deleteWalkNote", { params: { id } });
  expect([await shownTo(app.owner, id), await shownTo(app.ana, id)]).toEqual([["one", "two"], []]);
});

test("a file comes at any time, and takes another one's place within an hour of the walk alone", async () => {
  const id = await bookVisit(app);
  await expectOk(complete(app.rosa, id, note("one", "two")));
  await send(await formAs(app.rosa, id, "one"));
  app.clock.now += 60 * minute;
  await send(await formAs(app.rosa, id, "one"));
  app.clock.now += minute;
  const message = "This photo had arrived. After an hour it cannot be replaced.";
  const late = call(app.rosa, "sendVisitPhoto", { params: { id }, body: { photo: "one" } });
  expect(await refusal(late)).toBe(`404 ${message}`);
  expect((await send(await formAs(app.rosa, id, "two"))).status).toBe(204);
});

test("a photo has the time at which it was added, by our clock, and reopening keeps it with the walker", async () => {
  const id = await bookVisit(app);
  const sent = iso(app.clock.now + 60 * minute);
  const photo_times = [iso(app.clock.now + 40 * minute), iso(app.clock.now + 61 * minute)];
  await expectOk(report(app.rosa, id, { photo_ids: ["one", "constructor", "valueOf"], photo_times, sent }));
  const times = async (as: Signed) => (await expectOk(photosAs(as, id))).map(({ at }) => at);
  for (const person of [app.owner, app.rosa, app.ana]) {
    expect(await times(person)).toEqual([iso(friday - 20 * minute), iso(friday), null]);
  }
  await ok(app.owner, "reopenVisit", { params: { id }, body: { version: 2 } });
  expect((await stored(id)).photo_times).toBeUndefined();
  expect((await send(await formAs(app.rosa, id, "one"))).status).toBe(204);
});

test("a link ends after ten minutes, and so does a form", async () => {
  const id = await bookVisit(app);
  await expectOk(complete(app.rosa, id, note("one")));
  const form = await formAs(app.rosa, id, "one");
  await send(form);
  const link = await linkFor(app.ana, id);
  app.clock.now += 10 * minute;
  expect((await fetch(link)).status).toBe(200);
  app.clock.now += 1000;
  expect((await fetch(link)).status).toBe(403);
  expect((await send(form)).status).toBe(403);
  expect((await fetch(await linkFor(app.ana, id))).status).toBe(200);
});

test("a form takes in a JPEG of at most 2 MB under its own key, and nothing else", async () => {
  const id = await bookVisit(app);
  await expectOk(complete(app.rosa, id, note("one")));
  const form = await formAs(app.rosa, id, "one");
  expect(form.fields["Content-Type"]).toBe("image/jpeg");
  expect((await send(form, jpeg, { "Content-Type": "text/html" })).status).toBe(403);
  expect((await send(form, jpeg, { key: "photos/another.jpg" })).status).toBe(403);
  expect((await send(form, jpeg, { acl: "public-read" })).status).toBe(403);
  expect((await send(form, new Uint8Array(2_000_001))).status).toBe(400);
  expect((await send(form, new Uint8Array(0))).status).toBe(400);
  expect((await fetch(await linkFor(app.owner, id))).status).toBe(404);
  expect((await send(form, new Uint8Array(2_000_000))).status).toBe(204);
});

test("nothing is taken in that the caller's own report does not name", async () => {
  const id = await bookVisit(app);
  const ask = async (as: Signed, photo: string) => {
    const { status, body } = await call(as, "sendVisitPhoto", { params: { id }, body: { photo } });
    return [status, "message" in body && body.message];
  };
  const refused = [404, "This photo was not found."];
  expect(await ask(app.rosa, "one")).toEqual(refused);
  await expectOk(complete(app.rosa, id, note("one")));
  expect(await ask(app.rosa, "two")).toEqual(refused);
  expect(await ask(app.marcus, "one")).toEqual(refused);
  expect((await ask(app.rosa, "one"))[0]).toBe(200);
});

test("those of a kept report are sent and seen by the owner, and by the client once the owner counts it", async () => {
  const id = await bookVisit(app);
  await ok(app.owner, "cancelVisit", { params: { id }, body: {} });
  app.clock.now += 60 * minute;
  const photo_times = [iso(app.clock.now - minute)];
  await expectOk(report(app.rosa, id, { photo_ids: ["one"], photo_times }));
  expect((await expectOk(photosAs(app.owner, id)))[0]?.at).toBe(photo_times[0]);
  expect((await send(await formAs(app.rosa, id, "one"))).status).toBe(204);
  expect([await shownTo(app.owner, id), await shownTo(app.ana, id)]).toEqual([["one"], []]);
  const { reviews } = await ok(app.owner, "listReviews");
  const card = reviews.find(({ visit }) => visit._id === id);
  expect(card?.photo_ids).toEqual(["one"]);
  const body = { review: card?.id ?? "", do: "as_booked" as const, charge_amount: 28, pay_amount: 15, version: 3 };
  await ok(app.owner, "answerReview", { params: { id }, body });
  expect(await shownTo(app.ana, id)).toEqual(["one"]);
  expect((await expectOk(photosAs(app.ana, id)))[0]?.at).toBe(photo_times[0]);
  expect((await fetch(await linkFor(app.ana, id))).status).toBe(200);
});

test("the files go with the client's account, and a walker's leaving leaves them", async () => {
  const id = await bookVisit(app, { client_id: app.priya.user.id, walker_id: app.marcus.user.id });
  await expectOk(complete(app.marcus, id, note("one")));
  await send(await formAs(app.marcus, id, "one"));
  const link = await linkFor(app.owner, id);
  await ok(app.marcus, "deleteMe", { body: { password: "Password-1" } });
  expect((await fetch(link)).status).toBe(200);
  await ok(app.priya, "deleteMe", { body: { password: "Password-1" } });
  expect((await fetch(link)).status).toBe(404);
  expect(photosOf(await stored(id))).toEqual([]);
});

test("those that a visit had before it was opened again go, too, and none is taken in once the client has left", async () => {
  const [opened, later] = [await bookVisit(app), await bookVisit(app, { timeframe: "evening" })];
  await expectOk(complete(app.rosa, opened, note("one")));
  await send(await formAs(app.rosa, opened, "one"));
  const link = await linkFor(app.owner, opened);
  await ok(app.owner, "reopenVisit", { params: { id: opened }, body: { version: 2 } });
  const past = await bookVisit(app, { date: "2026-11-18" });
  await ok(app.ana, "deleteMe", { body: { password: "Password-1" } });
  expect((await fetch(link)).status).toBe(404);

  expect(await expectOk(report(app.rosa, later, { photo_ids: ["two"] }))).toMatchObject({ outcome: "kept" });
  expect(photosOf(await stored(later))).toEqual([]);
  const refused = { status: 404, body: { message: "A photo was not kept: the client has left." } };
  for (const photo of ["two", "three"]) {
    expect(await call(app.rosa, "sendVisitPhoto", { params: { id: later }, body: { photo } })).toMatchObject(refused);
  }
  const { status, body } = await complete(app.owner, past, note("four"));
  expect([status, body]).toMatchObject([400, { fields: { photo_ids: "The client has left." } }]);
});
