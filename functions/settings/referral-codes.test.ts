import { storeUser } from "@petcare/storage";
import { aClient, anAuthor } from "@petcare/storage/testing";
import { expect, test } from "vitest";
import { type BodyFor, call, expectError, expectOk, expectPage, fieldsOf, ok, refusal } from "../testing/call.ts";
import { friday, startSignedInApp } from "../testing/signed-in-app.ts";
import { clientData, complete, verified } from "../testing/signing-up.ts";

const app = await startSignedInApp();

let forms = 0;
const issue = (given: Partial<BodyFor<"createReferralCode">> = {}) => {
  forms += 1;
  const id = `form-with-chance-${forms}`;
  return call(app.owner, "createReferralCode", { body: { id, role: "client", uses_limit: 1, ...given } });
};
const isValid = async (code: string) =>
  (await call(undefined, "validateReferral", { body: { code, role: "client" }, sourceIp: `10.2.0.${forms}` })).ok;

test("a code has eight characters that nobody misreads, and lets somebody sign up", async () => {
  const made = await expectOk(issue({ note: "Dog park flyer", uses_limit: 10, expires_on: "2026-12-31" }));
  expect(made.code).toMatch(/^[34679ACDEFGHJKMNPQRTWXY]{8}$/);
  expect(made).toMatchObject({ note: "Dog park flyer", uses: 0, uses_limit: 10, usable: true, revoked: false });
  expect(await isValid(made.code)).toBe(true);
});

test("a form that is sent twice makes one code, and another form another one", async () => {
  const first = await expectOk(issue({ id: "the-same-form-again" }));
  expect(await expectOk(issue({ id: "the-same-form-again" }))).toEqual(first);
  expect((await expectOk(issue())).code).not.toBe(first.code);
  expect((await expectError(issue({ id: "the-same-form-again", uses_limit: 2 }))).status).toBe(409);
});

test("a code that has ended lets nobody sign up, and ending it again changes nothing", async () => {
  const { code } = await expectOk(issue());
  const revoke = () => ok(app.owner, "revokeReferralCode", { params: { code } });
  expect(await revoke()).toMatchObject({ revoked: true, usable: false });
  expect(await revoke()).toMatchObject({ revoked: true });
  expect(await isValid(code)).toBe(false);
  expect(await refusal(call(app.owner, "revokeReferralCode", { params: { code: "NOSUCH22" } }))).toBe(
    "404 This code was not found.",
  );
});

test("an invite's code names its record, and ending it ends the invite", async () => {
  const record = aClient({ id: "lucia", name: "Lucia Mora", email: undefined });
  await storeUser(app.installation.db, record, anAuthor());
  const params = { id: record.id };
  const { code } = await ok(app.owner, "invitePerson", { params, body: { replaces: null } });
  const { items } = await expectPage(call(app.owner, "listReferralCodes", { query: { limit: 100 } }));
  expect(items.find((one) => one.code === code)).toMatchObject({ bound_to: { id: "lucia", name: "Lucia Mora" } });
  await ok(app.owner, "revokeReferralCode", { params: { code } });
  expect(await ok(app.owner, "getClient", { params })).toMatchObject({ invited: null });

  const again = await ok(app.owner, "invitePerson", { params, body: { replaces: null } });
  await ok(app.owner, "revokeReferralCode", { params: { code } });
  expect(await ok(app.owner, "getClient", { params })).toMatchObject({ invite: { code: again.code } });
});

test("an end in the past is refused at its field", async () => {
  expect(await fieldsOf(issue({ expires_on: "2026-11-19" }))).toEqual({
    expires_on: "Ends must be today or later",
  });
});

test("the list has the latest first, in pages, with who signed up when", async () => {
  app.clock.now = friday + 60_000;
  const { code } = await expectOk(issue({ note: "Used" }));
  const phone = await verified(app, "5165551234", "10.3.0.1");
  const signup = await complete(clientData(phone, { email: "used@test.example", referral_code: code }));
  expect(signup.status).toBe(201);
  const first = await expectPage(call(app.owner, "listReferralCodes", { query: { limit: 2 } }));
  expect(first.items[0]).toMatchObject({
    code,
    note: "Used",
    uses: 1,
    usable: false,
    used_by: [{ phone: "5165551234", at: expect.any(String) }],
  });
  const rest = await expectPage(
    call(app.owner, "listReferralCodes", { query: { limit: 100, cursor: first.next ?? "" } }),
  );
  const all = [...first.items, ...rest.items].map((one) => one.created_at);
  expect(all).toEqual([...all].sort().reverse());
  expect(new Set([...first.items, ...rest.items].map((one) => one.code)).size).toBe(all.length);
});
