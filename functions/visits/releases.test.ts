import { type User, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { bookVisit, complete } from "../testing/bookings.ts";
import { call, expectError, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const sign = (signed: User["signed"]) => updateUser(app.installation.db, app.ana.user.id, { signed }, anAuthor());
const signature = { version: 1, name: "Ana Reyes" };

test("the walker's day says how much a vet may spend on each pet, and whether photos may be taken", async () => {
  const id = await bookVisit(app);
  const seen = async () => {
    const [visit] = await ok(app.rosa, "mySchedule");
    const one = await ok(app.rosa, "getVisit", { params: { id } });
    expect(one).toMatchObject({ pets: visit?.pets, no_photos: visit?.no_photos });
    return [visit?.no_photos, ...(visit?.pets ?? []).map(({ name, vet_limit }) => `${name} ${vet_limit}`)];
  };
  expect(await seen()).toEqual([false, "Biscuit undefined", "Max undefined"]);
  const vet = {
    ...signature,
    limits: [
      { pet: "biscuit", cents: 50_050 },
      { pet: "Max", cents: 0 },
    ],
  };
  await sign({ vet, photos: signature });
  expect(await seen()).toEqual([false, "Biscuit 500.5", "Max 0"]);
  await sign({ photos: { ...signature, refused: true } });
  expect(await seen()).toEqual([true, "Biscuit undefined", "Max undefined"]);
});

test("a photo is not taken in where the client has said no to photos", async () => {
  await sign({ photos: signature });
  const id = await bookVisit(app, { timeframe: "afternoon" });
  await expectOk(complete(app.rosa, id, { comments: "All well", photo_ids: ["one"] }));
  const send = () => call(app.rosa, "sendVisitPhoto", { params: { id }, body: { photo: "one" } });
  await sign({ photos: { ...signature, refused: true } });
  expect(await refusal(send())).toBe("404 A photo was not kept: the client has said no to photos.");
  await sign({ photos: signature });
  await expectOk(send());
});

test("the owner's completion with photos or links is refused there, and a walker's is kept without them", async () => {
  await sign({ photos: { ...signature, refused: true } });
  const id = await bookVisit(app, { timeframe: "late_afternoon" });
  const body = { comments: "All well" };
  const links = { ...body, photo_urls: ["https://photos.example/1.jpg"] };
  for (const refused of [links, { ...body, photo_ids: ["one"] }]) {
    expect(await fieldsOf(call(app.owner, "completeWalk", { params: { id }, body: refused }))).toEqual({
      photo_urls: "The client has said no to photos.",
    });
  }
  expect((await expectError(call(app.marcus, "completeWalk", { params: { id }, body: links }))).status).toBe(404);
  const report = { params: { id }, idempotencyKey: "row-of-the-phone", body: { ...links, photo_ids: ["one"] } };
  expect(await ok(app.rosa, "completeWalk", report)).toMatchObject({ outcome: "done", photo_urls: [] });
  expect(await ok(app.owner, "getVisit", { params: { id } })).toMatchObject({
    status: "completed",
    photo_urls: [],
    photo_ids: [],
  });
});
