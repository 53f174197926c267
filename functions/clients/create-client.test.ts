import { expect, test } from "vitest";
import { type BodyFor, call, expectError, expectOk, fieldsOf, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const create = (body: BodyFor<"createClient">) => call(app.owner, "createClient", { body });

test("a client of whom only the name is known has a record without an account", async () => {
  const made = await create({ id: "only-a-name", name: "  Nora   Lind ", email: null, phone: null, notes: "  " });
  expect(made).toMatchObject({ status: 201 });
  expect(await ok(app.owner, "getClient", { params: { id: "only-a-name" } })).toEqual({
    id: "only-a-name",
    name: "Nora   Lind",
    email: null,
    phone: null,
    address: null,
    pets: [],
    custom_rates: null,
    preferred_walker_id: null,
    keys: [],
    has_account: false,
    invited: null,
    active: true,
    version: 1,
    since: "2026-11-20",
    notes: null,
    emergency_contact: null,
    parking: null,
    codes: [],
    invite: null,
    door_tag: null,
  });
});

test("everything that the form says is kept, and no code is read with it", async () => {
  const rosa = app.rosa.user.id;
  const made = await expectOk(
    create({
      id: "whole",
      name: "Nora Lind",
      email: "Nora@Test.example",
      phone: "(516) 555-0188",
      address: "9 Pine St",
      garage_code: "4417",
      pets: [{ name: "Olive", kind: "Dog", feeding: "", flags: ["pulls"] }],
      custom_rates: { walk25: 28.5, visit: null },
      preferred_walker_id: rosa,
      emergency_contact: { name: "Luis", relation: "Brother", phone: "516.555.0189" },
      notes: "Prefers a text",
      access: { lockbox: "2580", alarm: "", parking: "Driveway" },
      keys: [{ id: "a", label: "Front door", holder_id: rosa, since: "2026-03-04" }],
    }),
  );
  expect(made).toMatchObject({
    email: "nora@test.example",
    phone: "5165550188",
    pets: [{ name: "Olive", kind: "Dog", flags: ["pulls"] }],
    custom_rates: { walk25: 28.5 },
    preferred_walker_id: rosa,
    emergency_contact: { name: "Luis", relation: "Brother", phone: "5165550189" },
    parking: "Driveway",
    codes: ["garage_code", "lockbox"],
    keys: [{ id: "a", label: "Front door", holder_id: rosa, place: null, since: "2026-03-04" }],
  });
  expect(JSON.stringify(made)).not.toMatch(/4417|2580/);
});

test("the same form sent again makes one record; another form with its id is refused", async () => {
  const body = { id: "twice", name: "Theo Brandt", phone: "5165550166" };
  const [first, second] = await Promise.all([expectOk(create(body)), expectOk(create(body))]);
  expect(second).toEqual(first);
  const refused = await expectError(create({ ...body, name: "Somebody Else" }));
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(refused.body).not.toHaveProperty("current");
  const all = await ok(app.owner, "listClients");
  expect(all.filter(({ id }) => id === "twice")).toMatchObject([{ name: "Theo Brandt" }]);
});

test("an account's email is refused; two records without an account may have the same one", async () => {
  const taken = await expectError(create({ id: "third", name: "Ana", email: "ANA@test.example" }));
  expect(taken).toMatchObject({ status: 409, body: { fields: { email: "Email is already registered" } } });
  for (const id of ["one", "two"]) await expectOk(create({ id, name: "Twin", email: "twin@test.example" }));
});

test.each([
  ["preferred_walker_id", { preferred_walker_id: "nobody" }],
  ["keys.0.holder_id", { keys: [{ id: "a", label: "Door", holder_id: "client-4", since: "2026-03-04" as const }] }],
])("%s names somebody of the team", async (field, more) => {
  expect(await fieldsOf(create({ id: "astray", name: "Nora", ...more }))).toEqual({
    [field]: "Please select a walker",
  });
});
