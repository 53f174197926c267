import { readUser, type User, updateUser } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { type BodyFor, call, callRaw, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { type Signed, startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const save = (as: Signed, body: BodyFor<"changeProfile">) => call(as, "changeProfile", { body });
const stored = async ({ user }: Signed) => (await readUser(app.installation.db, user.id)) as User;

test("a client changes name, phone, address and pets; pets that stay keep what is known of them", async () => {
  const body = { name: " Ana Diaz ", phone: "(516) 555-0188", address: " 5 Oak St ", pets: ["max", "Biscuit", "Kit"] };
  expect(await save(app.ana, body)).toMatchObject({ status: 200, body: { ok: true } });
  expect(await ok(app.ana, "me")).toMatchObject({
    name: "Ana Diaz",
    phone: "5165550188",
    address: "5 Oak St",
    pets: ["max", "Biscuit", "Kit"],
  });
  expect(await stored(app.ana)).toMatchObject({
    pets: [{ name: "max" }, { name: "Biscuit", notes: "Half a pill in cheese" }, { name: "Kit" }],
    garage_code: "4417",
    custom_rates: { walk25: 2800 },
    notes: "Pays late",
    version: 2,
  });
});

test("what is not sent stays, and null and empty text remove", async () => {
  await expectOk(save(app.ana, { phone: null, address: "" }));
  const user = await stored(app.ana);
  expect([user.name, user.phone, user.address]).toEqual(["Ana Diaz", undefined, undefined]);
  expect(user.pets).toHaveLength(3);
  await save(app.ana, { name: "Ana Reyes", pets: [] });
  expect((await stored(app.ana)).pets).toEqual([]);
});

test("a pet whose name is spelled anew keeps what is known of it; one in its stead does not", async () => {
  const { db } = app.installation;
  const known = [{ name: "Biscit", medication: "Half a pill" }, { name: "Max" }];
  const rename = async (...pets: string[]) => {
    await updateUser(db, app.ana.user.id, { pets: known }, anAuthor());
    await save(app.ana, { name: "Ana Reyes", pets });
    return (await stored(app.ana)).pets;
  };
  expect(await rename("Biscuit", "Max")).toEqual([{ name: "Biscuit", medication: "Half a pill" }, { name: "Max" }]);
  expect(await rename("Max", "Biscit")).toEqual([{ name: "Max" }, { name: "Biscit", medication: "Half a pill" }]);
  expect(await rename("Kit")).toEqual([{ name: "Kit" }]);
  expect(await rename("Kit", "Max", "Biscit")).toEqual([
    { name: "Kit" },
    { name: "Max" },
    { name: "Biscit", medication: "Half a pill" },
  ]);
});

test.each([
  [{ name: null }, "name", "Name is required"],
  [{ name: " " }, "name", "Name is required"],
  [{ name: "Ana", phone: "555" }, "phone", "Please enter a valid 10-digit phone number"],
])("%j is refused: %s, %s", async (body, field, message) => {
  expect(await fieldsOf(callRaw(app.ana, "changeProfile", { body }))).toEqual({ [field]: message });
});
