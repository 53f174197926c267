import type { AgreementKind } from "@petcare/domain";
import { readSignatures, readUser, sha256, storeSignature, storeUser, updateUser } from "@petcare/storage";
import { ownId } from "@petcare/storage/own-id";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type BodyFor, call, expectError, expectOk, expectPage, fieldsOf, ok, refusal } from "../testing/call.ts";
import { newAccount, type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp({ goesOn: true });
const { db } = app.installation;

const seen = () => ok(app.owner, "getAgreements");
const put = (kind: AgreementKind, text: string | null, version: number) =>
  call(app.owner, "putAgreement", { params: { kind }, body: { text, version } });
async function publish(kind: AgreementKind, text: string | null) {
  return expectOk(put(kind, text, (await seen()).version));
}
const sign = (as: Signed, kind: AgreementKind, body: BodyFor<"signAgreement">) =>
  call(as, "signAgreement", { params: { kind }, body });
const mine = (as: Signed) => ok(as, "listMyAgreements");
const textOf = (as: Signed, kind: AgreementKind, version: number) =>
  call(as, "getAgreementText", { params: { kind, version: String(version) } });
const ofClient = (id: string) => ok(app.owner, "clientAgreements", { params: { id } });

const limits = [
  { pet: "Biscuit", limit: 500 },
  { pet: "max", limit: 0 },
];
const ana = "Ana <b>Reyes</b> 🐾";

beforeEach(async () => {
  app.clock.now += 60_000;
});
afterEach(async () => {
  for (const { kind, text } of (await seen()).kinds) if (text !== null) await publish(kind, null);
});

test("nothing is asked of anybody until the owner publishes a text, and a new version asks again", async () => {
  expect(await mine(app.ana)).toEqual([]);
  const first = await publish("key", "  I hand over a key.\n\nIt is kept safe 🔑 <i>always</i>.  ");
  const text = "I hand over a key.\n\nIt is kept safe 🔑 <i>always</i>.";
  const at = new Date(app.clock.now).toISOString();
  const version = { version: 1, published_at: at, sha256: sha256(text) };
  expect(first.kinds.find(({ kind }) => kind === "key")).toEqual({ kind: "key", text, versions: [version] });
  expect(first.clients.map(({ name, unsigned }) => [name, unsigned])).toContainEqual(["Ana Reyes", ["key"]]);
  expect(await mine(app.ana)).toEqual([{ kind: "key", version: 1, to_sign: true, signed: null }]);
  expect(await expectOk(textOf(app.ana, "key", 1))).toEqual({ kind: "key", text, ...version });

  const signed = { kind: "key", version: 1, name: ana, limits: [], refused: false, on_paper: null };
  const body = { version: 1, name: ` ${ana}\n` };
  const answer = [{ kind: "key", version: 1, to_sign: false, signed }];
  expect(await expectOk(sign(app.ana, "key", body))).toEqual(answer);
  expect(await mine(app.ana)).toEqual(answer);
  expect((await seen()).clients.find(({ name }) => name === "Ana Reyes")).toMatchObject({
    signed: [signed],
    unsigned: [],
  });
  expect((await ofClient(app.ana.user.id)).signatures).toMatchObject([
    { ...signed, signed_at: at, sha256: version.sha256 },
  ]);

  await publish("key", "I hand over two keys.");
  expect(await mine(app.ana)).toEqual([{ kind: "key", version: 2, to_sign: true, signed }]);
  // What was signed stays readable; what another client alone has signed is not.
  expect((await expectOk(textOf(app.ana, "key", 1))).text).toBe(text);
  expect(await refusal(textOf(app.priya, "key", 1))).toBe("404 This text was not found.");
  expect((await expectOk(textOf(app.owner, "key", 1))).text).toBe(text);
  expect(await expectError(textOf(app.owner, "key", 9))).toMatchObject({ status: 404 });
});

test("neither a version that was replaced meanwhile nor a kind that has ended is signed", async () => {
  await publish("service", "We walk your dog.");
  const { kinds } = await publish("service", "We walk your dog, and your cat.");
  const current = kinds.find(({ kind }) => kind === "service")?.versions.length ?? 0;
  const { body } = await expectError(sign(app.ana, "service", { version: current - 1, name: ana }));
  expect(body).toMatchObject({
    code: "conflict",
    message: "The text has changed. Please read it again.",
  });
  await publish("service", null);
  expect(await refusal(sign(app.ana, "service", { version: current, name: ana }))).toBe(
    "This is not to be signed any more.",
  );
});

test("a vet release has a limit for each pet, can be signed anew, and a new pet asks again", async () => {
  const { kinds } = await publish("vet", "A vet may help.");
  const version = kinds.find(({ kind }) => kind === "vet")?.versions.length ?? 0;
  expect(await fieldsOf(sign(app.ana, "vet", { version, name: ana, limits: limits.slice(0, 1) }))).toEqual({
    limits: "Set a limit for Max",
  });
  await expectOk(sign(app.ana, "vet", { version, name: ana, limits }));
  app.clock.now += 1000;
  const less = [{ pet: "Biscuit", limit: 250.5 }, ...limits.slice(1)];
  await expectOk(sign(app.ana, "vet", { version, name: ana, limits: less }));
  const { signatures } = await ofClient(app.ana.user.id);
  const signed = signatures.filter(({ kind }) => kind === "vet");
  expect(signed.map((one) => one.limits.find(({ pet }) => pet === "Biscuit")?.limit)).toEqual([250.5, 500]);
  await updateUser(db, app.ana.user.id, { pets: [...app.ana.user.pets, { name: "Olive" }] }, anAuthor());
  expect((await ofClient(app.ana.user.id)).unsigned).toEqual(["vet"]);
  await updateUser(db, app.ana.user.id, { pets: app.ana.user.pets }, anAuthor());
});

test("one version is signed 20 times at most", async () => {
  const { kinds } = await publish("service", "Signed often");
  const version = kinds.find(({ kind }) => kind === "service")?.versions.length ?? 0;
  for (let time = 1; time <= 20; time += 1)
    await expectOk(sign(app.priya, "service", { version, name: `Priya ${time}` }));
  expect(await refusal(sign(app.priya, "service", { version, name: "Priya" }))).toBe(
    "You have signed this 20 times. Please call us to change it.",
  );
  await expectOk(sign(app.priya, "service", { version, name: "Priya 20" }));
});

test("photos alone can be refused, and no is an answer", async () => {
  const { kinds } = await publish("photos", "We may show photos.");
  const version = kinds.find(({ kind }) => kind === "photos")?.versions.length ?? 0;
  const said = await expectOk(sign(app.priya, "photos", { version, name: "Priya", refused: true }));
  expect(said).toMatchObject([{ kind: "service" }, { kind: "photos", to_sign: false, signed: { refused: true } }]);
  expect(await fieldsOf(sign(app.priya, "key", { version, name: "Priya", refused: true }))).toEqual({
    refused: "Only photos can be refused",
  });
  expect(await fieldsOf(sign(app.priya, "photos", { version, name: "Priya", limits }))).toEqual({
    limits: "Only a vet release has limits",
  });
});

test("of two changes of one version the second is refused; the same again finds it done; the text is kept in bounds", async () => {
  const { version } = await seen();
  const now = await expectOk(put("key", "First", version));
  expect(await expectError(put("key", "Second", version))).toMatchObject({ status: 409, body: { current: now } });
  expect(await expectOk(put("key", "First", version))).toEqual(now);
  const fields = async (text: string) => (await expectError(put("key", text, now.version))).body.fields;
  expect(await fields(" \n ")).toEqual({ text: "Write the text" });
  expect(await fields("a".repeat(20_001))).toEqual({ text: "Text must be at most 20000 characters" });
  // Ending and publishing the same text again makes no new version.
  const versions = now.kinds.find(({ kind }) => kind === "key")?.versions;
  await publish("key", null);
  const again = await publish("key", "First");
  expect(again.kinds.find(({ kind }) => kind === "key")).toMatchObject({ text: "First", versions });
  const { items } = await expectPage(call(app.owner, "listHistory", { query: { kind: "agreements", limit: 2 } }));
  const number = versions?.length ?? 0;
  expect(items.map(({ changes }) => changes)).toEqual([
    [{ field: "key", from: null, to: number }],
    [{ field: "key", from: number, to: null }],
  ]);
});

test("signatures follow a client into another record, and outlive an account", async () => {
  const { kinds } = await publish("service", "To be merged");
  const version = kinds.find(({ kind }) => kind === "service")?.versions.length ?? 0;
  const lea = await newAccount(app, { role: "client", name: "Lea" });
  const leaver = lea.user;
  await expectOk(sign(lea, "service", { version, name: "Lea Leaver" }));
  // After an import people have signed, and have no account.
  const imported = { ...aClient({ id: "imported", name: "Lea" }), email: undefined };
  await storeUser(db, imported, anAuthor());
  const signed = { name: "Lea L.", sha256: "of-the-text" };
  await storeSignature(db, imported, { id: "older", kind: "service", version: 1, ...signed }, anAuthor());
  const known = (await readUser(db, "imported")) ?? imported;
  await storeSignature(db, known, { id: "old", kind: "photos", version: 1, ...signed }, anAuthor());
  const versionOf = async (id: string) => (await readUser(db, id))?.version ?? 0;
  const body = { into: leaver.id, version: await versionOf("imported"), into_version: await versionOf(leaver.id) };
  await ok(app.owner, "mergeClients", { params: { id: "imported" }, body });
  expect((await ofClient("imported")).signatures.map(({ id }) => id)).toEqual(expect.arrayContaining(["old", "older"]));
  expect(await readSignatures(db, ownId("imported"))).toEqual([]);
  expect((await readUser(db, leaver.id))?.signed).toMatchObject({
    photos: { name: "Lea L." },
    service: { name: "Lea Leaver" },
  });

  await ok(lea, "deleteMe", { body: { password: "Password-1" } });
  expect((await readUser(db, leaver.id))?.signed).toBeUndefined();
  expect(await ofClient(leaver.id)).toMatchObject({
    signatures: [{ name: "Lea Leaver", version }, {}, {}],
    unsigned: [],
  });
  const { items } = await expectPage(
    call(app.owner, "listHistory", { query: { kind: "person", about: leaver.id, limit: 50 } }),
  );
  expect(JSON.stringify(items)).not.toContain("Lea Leaver");
});
