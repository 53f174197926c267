import { beforeEach, expect, test } from "vitest";
import { accept, ask, asked, newRequestId, rowOf, withdraw } from "../testing/asking.ts";
import { expectError, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();
const clientNow = () => ok(app.owner, "getClient", { params: { id: app.ana.user.id } });
type Changes = Partial<Parameters<typeof edit>[0]>;
async function edit(changes: { pets?: { name: string; feeding?: string; notes?: string }[] }) {
  const { version } = await clientNow();
  await ok(app.owner, "changeClient", { params: { id: app.ana.user.id }, body: { version, ...changes } });
}
const feeding = (text: string | null) => ({ pet: "Biscuit", field: "feeding" as const, text });
const vet = (text: string | null) => ({ pet: "Max", field: "vet" as const, text });
const sheet = { kind: "care" as const };
const pets: Changes["pets"] = [
  { name: "Biscuit", notes: "Half a pill in cheese", feeding: "One cup" },
  { name: "Max" },
];
beforeEach(async () => {
  await edit({ pets });
});

test("the form shows each field of the care sheet, and no code and none of the owner's own notes", async () => {
  const { care } = await expectOk(ask(app.ana, "preview", sheet, true));
  expect(care?.filter(({ text }) => text !== null)).toEqual([
    { pet: "Biscuit", field: "feeding", text: "One cup" },
    { pet: "Biscuit", field: "notes", text: "Half a pill in cheese" },
  ]);
  expect(care?.map(({ pet, field }) => `${pet ?? "home"} ${field}`)).toEqual([
    ...["Biscuit", "Max"].flatMap((pet) =>
      ["kind", "feeding", "medication", "vet", "notes"].map((field) => `${pet} ${field}`),
    ),
    ...["parking", "contact_name", "contact_relation", "contact_phone"].map((field) => `home ${field}`),
  ]);
  expect(JSON.stringify(care)).not.toMatch(/4417|Pays late/);
});

test("changed fields are taken over in one tap, as the owner's own edit, and what is the same is none", async () => {
  const home = [
    { pet: null, field: "parking" as const, text: "Behind the house" },
    { pet: null, field: "contact_name" as const, text: "Eva" },
    { pet: null, field: "contact_phone" as const, text: "516 555 0199" },
  ];
  const care = [feeding("Half a cup"), { ...vet(null) }, ...home];
  const request = await asked(app.ana, { ...sheet, care, words: "From Monday" });
  expect(request).toMatchObject({
    ...{ standing: "asked", date: "2026-11-20", timeframe: null, service_type: null, pet_names: ["Biscuit"] },
    care: [
      { pet: "Biscuit", field: "feeding", from: "One cup", to: "Half a cup" },
      { pet: null, field: "parking", from: null, to: "Behind the house" },
      { pet: null, field: "contact_name", from: null, to: "Eva" },
      { pet: null, field: "contact_phone", from: null, to: "5165550199" },
    ],
  });
  app.clock.now += 40 * 86_400_000;
  const row = await rowOf(app, request);
  expect(row).toMatchObject({ look: [], care_now: ["One cup", null, null, null], words: "From Monday" });
  expect(await expectOk(accept(app, request))).toMatchObject({
    standing: "accepted",
    date: "2026-12-30",
  });
  expect(await clientNow()).toMatchObject({
    pets: [{ name: "Biscuit", notes: "Half a pill in cheese", feeding: "Half a cup" }, { name: "Max" }],
    parking: "Behind the house",
    emergency_contact: { name: "Eva", relation: null, phone: "5165550199" },
  });
  expect(await expectOk(accept(app, request))).toMatchObject({ standing: "accepted" });
  await expectOk(accept(app, await asked(app.ana, { ...sheet, care: home.map((fact) => ({ ...fact, text: null })) })));
  expect(await clientNow()).toMatchObject({ parking: null, emergency_contact: null });
});

test("where the owner has changed a field meanwhile both texts are shown, and hers stays unless she takes the client's", async () => {
  const twice = async () => {
    const request = await asked(app.ana, { ...sheet, care: [feeding("Half a cup"), vet("Dr. Oz")] });
    await edit({ pets: [{ name: "Biscuit", feeding: "Two cups" }, { name: "Max" }] });
    const row = await rowOf(app, request);
    expect([row.look, row.care_now]).toEqual([
      ["Changed since it was asked for: Feeding of Biscuit."],
      ["Two cups", null],
    ]);
    return row;
  };
  expect((await expectOk(accept(app, await twice()))).care).toEqual([
    { pet: "Max", field: "vet", from: null, to: "Dr. Oz" },
  ]);
  expect((await clientNow()).pets).toEqual([
    { name: "Biscuit", feeding: "Two cups" },
    { name: "Max", vet: "Dr. Oz" },
  ]);
  await edit({ pets });
  await expectOk(accept(app, await twice(), { care: [0] }));
  expect((await clientNow()).pets).toEqual([{ name: "Biscuit", feeding: "Half a cup" }, { name: "Max" }]);
});

test.each([
  ["another's pet", { pet: "Rex", field: "vet", text: "x" }, { care: "Pets must be yours" }],
  [
    "a pet's field of the home",
    { pet: null, field: "vet", text: "x" },
    { "care.0.text": "The pet is missing (number 1)" },
  ],
  [
    "too long a text",
    { pet: "Max", field: "kind", text: "x".repeat(61) },
    { "care.0.text": "Kind of Max must be at most 60 characters (number 1)" },
  ],
  [
    "no phone",
    { pet: null, field: "contact_phone", text: "12" },
    { "care.0.text": "Please enter a valid 10-digit phone number (number 1)" },
  ],
] as const)("%s is refused", async (_, fact, fields) => {
  expect(await fieldsOf(ask(app.ana, newRequestId(), { ...sheet, care: [fact] }))).toEqual(fields);
});

test("nothing changed is not asked for, a contact needs a name, and a walker asks for no care sheet", async () => {
  expect(await refusal(ask(app.ana, newRequestId(), { ...sheet, care: [feeding("One cup ")] }))).toBe(
    "Nothing is changed.",
  );
  const nameless = await asked(app.ana, { ...sheet, care: [{ pet: null, field: "contact_relation", text: "Sister" }] });
  expect(await refusal(accept(app, nameless))).toBe("An emergency contact needs a name.");
  expect(await expectOk(withdraw(app.ana, nameless))).toMatchObject({ standing: "withdrawn" });
  expect((await expectError(ask(app.rosa, newRequestId(), sheet))).status).toBe(403);
});
