import type { LocalDate } from "@petcare/domain";
import { readUser } from "@petcare/storage";
import { expect, test } from "vitest";
import { type BodyFor, call, expectError, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const create = (body: BodyFor<"createWalker">) => call(app.owner, "createWalker", { body });
const change = (id: string, body: BodyFor<"changeWalker">) => call(app.owner, "changeWalker", { params: { id }, body });
const read = (id: string) => ok(app.owner, "getWalker", { params: { id } });

const sam = {
  name: "Sam Ellery",
  phone: "(516) 555-0195",
  email: "Sam@Test.Example",
  pay_rates: { walk25: 17.5, overnight: null },
  color: "#2f6690",
  notes: "Weekends only",
};

test("days off are kept in order until a week after their end, and the walker and the owner read them", async () => {
  const { rosa, marcus } = app;
  const { version } = await read(rosa.user.id);
  const later = { from: "2026-12-20", to: "2027-01-03", note: " " } as const;
  const sooner = { from: "2026-11-24", to: "2026-11-24", note: "Dentist" } as const;
  const days_off = [later, sooner, { from: "2026-11-10", to: "2026-11-12" } as const];
  const kept = [sooner, { ...later, note: null }];
  const saved = await expectOk(change(rosa.user.id, { version, days_off }));
  expect(saved).toMatchObject({ version: version + 1, days_off: kept });
  // The same request again, whose answer was lost.
  expect(await expectOk(change(rosa.user.id, { version, days_off }))).toEqual(saved);
  expect((await ok(rosa, "me")).days_off).toEqual(kept);
  expect((await ok(marcus, "me")).days_off).toEqual([]);
  const ofRosa = async (who: typeof rosa) =>
    (await ok(who, "listWalkers")).find(({ id }) => id === rosa.user.id)?.days_off;
  expect([await ofRosa(app.owner), await ofRosa(marcus), await ofRosa(rosa)]).toEqual([kept, undefined, undefined]);
  expect(await expectOk(change(rosa.user.id, { version: version + 1, days_off: null }))).toMatchObject({
    days_off: [],
  });
  expect(await readUser(app.installation.db, rosa.user.id)).not.toHaveProperty("days_off");
});

test("days off that end before they begin, and more than forty of them, are refused", async () => {
  const { version } = await expectOk(create({ id: "off", name: "Nia Okafor" }));
  const refused = async (days_off: { from: LocalDate; to: LocalDate; note?: string }[]) =>
    (await expectError(change("off", { version, days_off }))).body.fields;
  const day = { from: "2026-11-24", to: "2026-11-24" } as const;
  expect(await refused([{ ...day, to: "2026-11-23" }])).toEqual({
    "days_off.0.to": "The last day is before the first. (number 1)",
  });
  expect(await refused(Array.from({ length: 41 }, () => day))).toEqual({ days_off: "Days off must be at most 40" });
  expect(await refused([{ ...day, note: "x".repeat(201) }])).toEqual({
    "days_off.0.note": "Days off must be at most 200 characters (number 1)",
  });
  expect(
    (await expectOk(change("off", { version, days_off: Array.from({ length: 40 }, () => day) }))).days_off,
  ).toHaveLength(40);
});

test("the form's id makes one record: the same request again reads it, and another one is refused", async () => {
  const first = await expectOk(create({ id: "twice", name: "Nia Okafor" }));
  expect(await expectOk(create({ id: "twice", name: "Nia Okafor" }))).toEqual(first);
  expect(await refusal(create({ id: "twice", name: "Somebody Else" }))).toBe(
    "This form was sent before. Look whether the walker is in the list already.",
  );
  const both = await Promise.all([0, 1].map(() => create({ id: "at-once", name: "Nia Okafor" })));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
});

test("an email that somebody signs in with is refused at its field", async () => {
  const refused = await expectError(create({ id: "taken", name: "Nia Okafor", email: "rosa@test.example" }));
  expect(refused).toMatchObject({ status: 409, body: { fields: { email: "Email is already registered" } } });
});

test("what is sent changes and is counted; what is not sent stays; null and empty text remove", async () => {
  await expectOk(create({ id: "changed", ...sam, email: "changed@test.example" }));
  const body = { version: 1, phone: null, notes: " ", pay_rates: { visit: 0 }, email: "new@test.example" };
  expect(await expectOk(change("changed", body))).toMatchObject({
    version: 2,
    name: "Sam Ellery",
    phone: null,
    notes: null,
    email: "new@test.example",
    pay_rates: { visit: 0 },
    color: "#2f6690",
  });
  expect((await expectOk(change("changed", { version: 2, pay_rates: null }))).pay_rates).toEqual({});
  expect(await readUser(app.installation.db, "changed")).not.toHaveProperty("pay_rates");
});

test("whoever has an account changes their email themselves", async () => {
  const { id } = app.rosa.user;
  const { version } = await read(id);
  expect(await expectOk(change(id, { version, email: "rosa@test.example", name: "Rosa M. Delgado" }))).toMatchObject({
    name: "Rosa M. Delgado",
  });
  expect(await fieldsOf(change(id, { version: version + 1, email: "other@test.example" }))).toEqual({
    email: "They sign in with this email, and change it in their own settings.",
  });
});
