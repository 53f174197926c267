import { readRecordHistory, readReferralCode, readUser, storeUser, userByEmail } from "@petcare/storage";
import { anAuthor, aWalker } from "@petcare/storage/testing";
import { beforeEach, expect, test } from "vitest";
import { book } from "../testing/bookings.ts";
import { type AnswerTo, call, expectError, expectOk, ok } from "../testing/call.ts";
import { signIn } from "../testing/person.ts";
import { realClock, startSignedInApp } from "../testing/signed-in-app.ts";
import { clientData, complete, verified } from "../testing/signing-up.ts";

// Tokens are checked against the machine's clock, and a claimed account is signed in to here.
const app = await startSignedInApp({ clock: realClock });
let made = 0;
beforeEach(() => {
  made += 1;
});

const invite = (id: string, replaces: string | null = null) =>
  ok(app.owner, "invitePerson", { params: { id }, body: { replaces } });

async function newRecord(more: Partial<Parameters<typeof record>[0]> = {}): Promise<string> {
  const id = `record-${made}`;
  await ok(app.owner, "createClient", { body: record({ id, ...more }) });
  return id;
}
const record = (more: { id: string } & Partial<ReturnType<typeof fields>>) => ({ ...fields(), ...more });
const fields = () => ({
  name: "Nora L.",
  email: "written-to@test.example",
  phone: `516555${2000 + made}`,
  address: "1 Old Rd",
  pets: [{ name: "Olive", medication: "Half a pill" }, { name: "Kit" }],
  custom_rates: { walk25: 28 },
  notes: "Text first",
});

const typed = async (code: string, more: Parameters<typeof clientData>[1] = {}) =>
  clientData(await verified(app, `516555${3000 + made}`, `10.2.${made}.1`), {
    email: `nora${made}@test.example`,
    referral_code: code,
    pet_names: ["OLIVE", "Rex"],
    ...more,
  });

const read = (id: string) => ok(app.owner, "getClient", { params: { id } });

test("signing up with an invite makes the record an account, with its visits, rates, notes and what is known of its pets", async () => {
  const id = await newRecord();
  const series = await book(app, { client_id: id, date: "2199-01-01", rrule: "FREQ=WEEKLY;COUNT=3" });
  const { code } = await invite(id);
  expect(await ok(undefined, "validateReferral", { body: { code, role: "client" } })).toEqual({
    valid: true,
  });
  const answer = await expectOk(complete(await typed(code)));
  const nora = { user: (await readUser(app.installation.db, id)) as never, token: answer.token };

  expect(await ok(nora, "me")).toMatchObject({
    id,
    name: "Nora Lind",
    email: `nora${made}@test.example`,
    address: "9 Pine St, Bellmore, NY",
    pets: ["Olive", "Kit", "Rex"],
  });
  const walks = await ok(nora, "myUpcomingWalks", { query: { limit: 20 } });
  expect(walks.map(({ schedule_id }) => schedule_id)).toEqual([series, series, series]);
  expect(await read(id)).toMatchObject({
    has_account: true,
    invite: null,
    email: `nora${made}@test.example`,
    notes: "Text first",
    custom_rates: { walk25: 28 },
    pets: [{ name: "Olive", medication: "Half a pill" }, { name: "Kit" }, { name: "Rex" }],
    codes: ["garage_code"],
  });
  expect(await userByEmail(app.installation.db, "written-to@test.example")).toBeUndefined();
  expect(await readReferralCode(app.installation.db, code)).toMatchObject({
    uses: 1,
    bound_to: id,
    used_by: [{ user_id: id }],
  });
  const { rows } = await readRecordHistory(app.installation.db, { entity: "person", entity_id: id }, { limit: 9 });
  expect(rows.map(({ version, way }) => [version, way])).toEqual([
    [3, "signup"],
    [2, "web"],
    [1, "web"],
  ]);

  // The account goes on as any other: another password, a new session.
  const passwords = { old_password: "Password-9", new_password: "Changed-22" };
  await ok(nora, "changePassword", { body: passwords });
  expect(await signIn(`nora${made}@test.example`, "Changed-22")).toMatchObject({ status: 200 });
});

test("the same request again gets the same account; another one with the link is refused", async () => {
  const id = await newRecord();
  const { code } = await invite(id);
  const data = await typed(code);
  await expectOk(complete(data));
  expect(await complete(data)).toMatchObject({ status: 201 });
  expect((await read(id)).version).toBe(3);
  made += 1;
  const late = await expectError(complete(await typed(code)));
  expect(late.body).toMatchObject({ fields: { referral_code: "Invalid referral code" } });
});

test("a second invite ends the first, and a revoked one is good for nothing", async () => {
  const id = await newRecord();
  const first = await invite(id);
  expect(await invite(id)).toEqual(first);
  const second = await invite(id, first.code);
  const isGood = async (code: string) =>
    (await call(undefined, "validateReferral", { body: { code, role: "client" } })).ok;
  expect([await isGood(first.code), await isGood(second.code)]).toEqual([false, true]);
  await ok(app.owner, "revokeInvite", { params: { id } });
  await ok(app.owner, "revokeInvite", { params: { id } });
  expect(await isGood(second.code)).toBe(false);
  expect(await read(id)).toMatchObject({ invited: null, invite: null });
});

test("an invite's text is sent to its person, with the link, once they have agreed", async () => {
  const id = await newRecord();
  const send = () => call(app.owner, "sendInvite", { params: { id }, body: { consent: true } });
  expect(await expectError(send())).toMatchObject({ status: 409 });
  const { link, text, code } = await invite(id);
  expect(link).toBe(`https://example.com/signup/client?code=${code}`);
  expect(text).toBe(`Hi Nora, it's Kate from Harbor & Hound. See your visits here: ${link}`);
  const sent: AnswerTo<"sendInvite"> = await expectOk(send());
  expect(sent.sent_on).toMatch(/^\d{4}-/);
  expect(app.installation.messages().at(-1)).toEqual(
    expect.objectContaining({ number: `+1516555${2000 + made}`, text }),
  );
});

test("who has an account, the owner and nobody are not invited", async () => {
  const requested = (id: string) =>
    expectError(call(app.owner, "invitePerson", { params: { id }, body: { replaces: null } }));
  expect(await requested(app.ana.user.id)).toMatchObject({ status: 409 });
  for (const id of [app.owner.user.id, "nobody"]) expect(await requested(id)).toMatchObject({ status: 404 });
});

test("a walker whom the owner has added claims their record in the same way", async () => {
  const walker = aWalker({ id: `hired-${made}`, email: undefined, pay_rates: { walk25: 1700 } });
  await storeUser(app.installation.db, walker, anAuthor());
  const { code, text } = await invite(walker.id);
  expect(text).toContain("See your schedule here: https://example.com/signup/walker?code=");
  expect((await expectError(complete(await typed(code)))).body.fields).toHaveProperty("referral_code");
});
