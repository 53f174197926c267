import { expect, test } from "vitest";
import { type BodyFor, call, expectError, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

type Changes = BodyFor<"changeClient">;

const read = (id: string) => ok(app.owner, "getClient", { params: { id } });
const change = (id: string, body: Changes) => call(app.owner, "changeClient", { params: { id }, body });
const changed = async (id: string, body: Omit<Changes, "version">) =>
  expectOk(change(id, { ...body, version: (await read(id)).version }));

let made = 0;
async function newClient(more: Partial<BodyFor<"createClient">> = {}): Promise<string> {
  made += 1;
  const id = `made-${made}`;
  await ok(app.owner, "createClient", { body: { id, name: "Nora Lind", ...more } });
  return id;
}

test("what is sent changes and is counted; what is not sent stays; null and empty text remove", async () => {
  const id = await newClient({ phone: "5165550188", address: "9 Pine St", notes: "Text first" });
  expect(await changed(id, { phone: null, address: " ", pets: [{ name: "Olive" }] })).toMatchObject({
    version: 2,
    phone: null,
    address: null,
    notes: "Text first",
    pets: [{ name: "Olive" }],
  });
});

test("the email of a record without an account changes; an account's own does not, but for the same text", async () => {
  const id = await newClient({ email: "nora@test.example" });
  expect((await changed(id, { email: "moved@test.example" })).email).toBe("moved@test.example");
  const taken = await expectError(change(id, { version: 2, email: "ana@test.example" }));
  expect(taken).toMatchObject({ status: 409, body: { fields: { email: "Email is already registered" } } });
  expect((await changed(id, { email: null })).email).toBeNull();

  const { id: ana, version } = app.ana.user;
  expect(await fieldsOf(change(ana, { version, email: "other@test.example" }))).toEqual({
    email: expect.stringContaining("own settings"),
  });
  expect((await changed(ana, { email: "ana@test.example", name: "Ana R. Reyes" })).name).toBe("Ana R. Reyes");
});

test("somebody who is no client is not found", async () => {
  for (const id of [app.rosa.user.id, "nobody"]) {
    expect(await expectError(change(id, { version: 1 }))).toMatchObject({ status: 404 });
  }
});
