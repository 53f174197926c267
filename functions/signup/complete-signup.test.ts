import { readReferralCode, userByEmail } from "@petcare/storage";
import { beforeEach, expect, test } from "vitest";
import { callRaw, expectOk, ok } from "../testing/call.ts";
import { interleave } from "../testing/interleave.ts";
import { cognitoUsers, signIn } from "../testing/person.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { type ClientSignup, clientData, complete, issue, verified } from "../testing/signing-up.ts";

const app = await startSignedInApp({ goesOn: true });
let people = 0;
/** Each test has a phone, an email address and a code of its own. */
let phone: string;
let email: string;
let code: string;

beforeEach(async () => {
  people += 1;
  app.clock.now += 2 * 86_400_000;
  phone = `516555${1000 + people}`;
  email = `person${people}@test.example`;
  code = `CODE${people}`;
  await issue(app, { code });
});

const client = async (changes: Partial<ClientSignup> = {}) =>
  clientData(await verified(app, phone), { email, referral_code: code, ...changes });
const refused = (status: number, field: string, message: string) => ({
  status,
  body: { message, fields: { [field]: message } },
});

test("a client gets an account with what they typed, is signed in, and has spent the code", async () => {
  const session = await expectOk(complete(await client({ email: ` ${email.toUpperCase()}` })));
  expect(session).toEqual({ role: "client", token: expect.any(String) });
  expect(await ok({ ...app.ana, token: session.token }, "me")).toMatchObject({
    name: "Nora Lind",
    email,
    phone,
    address: "9 Pine St, Bellmore, NY",
    pets: ["Olive", "Kit"],
  });

  const user = await userByEmail(app.installation.db, email);
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{24}$/),
    role: "client",
    name: "Nora Lind",
    email,
    phone,
    verified_phone: phone,
    address: "9 Pine St, Bellmore, NY",
    garage_code: "1212",
    pets: [{ name: "Olive" }, { name: "Kit" }],
    sms_consent: { at: Date.parse("2026-11-20T12:58:00.000Z"), text_version: "v1" },
    active: true,
    version: 1,
    created_at: app.clock.now,
  });
  expect(await readReferralCode(app.installation.db, code)).toMatchObject({
    uses: 1,
    used_by: [{ user_id: user?.id, at: app.clock.now }],
  });
  expect(await cognitoUsers(email)).toMatchObject([{ Username: user?.id, UserStatus: "CONFIRMED" }]);
  expect(await signIn(email, "Password-9")).toMatchObject({ status: 200, body: { role: "client" } });
});

test("a walker gets an account without address, pets and garage code; the role is read in any case", async () => {
  await issue(app, { code: `W${code}`, role: "walker" });
  const data = { ...(await client({ full_name: "Wes Hale", referral_code: `W${code}` })), role: "WALKER" };
  expect(await callRaw(undefined, "completeWalkerSignup", { body: data })).toMatchObject({
    status: 201,
    body: { role: "walker" },
  });
  const user = await userByEmail(app.installation.db, email);
  expect(user).toMatchObject({ role: "walker", name: "Wes Hale", pets: [] });
  expect(user).not.toHaveProperty("address");
  expect(user).not.toHaveProperty("garage_code");
});

test.each([
  ["full_name", undefined, "Full name is required"],
  ["full_name", "  ", "Full name is required"],
  ["email", "", "Email is required"],
  ["email", "nora", "Please enter a valid email address"],
  ["password", "Short-1", "Password must be at least 8 characters"],
  ["password", "password-9", "Password must contain at least 1 uppercase letter"],
  ["password", "Password-9 ", "Password must not begin or end with a space"],
  ["home_address", " ", "Home address is required"],
  ["pet_names", [], "At least one pet name is required"],
  ["referral_code", "", "Referral code is required"],
  ["phone_raw", "516555", "Please enter a valid 10-digit phone number"],
  ["sms_consent", false, "You must agree to receive SMS messages to proceed"],
  ["phone_verified", false, "Please verify your phone number"],
  ["phone_proof", undefined, "Please verify your phone number"],
])("%s %j is refused: %s", async (field, value, message) => {
  const body = { ...(await client()), [field]: value };
  expect(await callRaw(undefined, "completeClientSignup", { body })).toMatchObject(refused(400, field, message));
  expect(await cognitoUsers(email)).toEqual([]);
});

test("the word of the browser is no proof of a phone", async () => {
  const data = await client();
  const message = refused(400, "phone_proof", "Please verify your phone number");
  expect(await complete({ ...data, phone_proof: "A".repeat(43) })).toMatchObject(message);
  expect(await complete({ ...data, phone_raw: "5165559999" })).toMatchObject(message);
  app.clock.now += 3_600_000;
  expect(await complete(data)).toMatchObject(message);
});

test("a taken email is refused in any case of letters, and the code is not spent", async () => {
  const data = await client({ email: "ROSA@test.example" });
  expect(await complete(data)).toMatchObject({
    ...refused(409, "email", "Email is already registered"),
    body: { code: "email_taken" },
  });
  expect(await readReferralCode(app.installation.db, code)).toMatchObject({ uses: 0 });
});

test("with a code that is not good nobody signs up", async () => {
  const bad = `BAD${people}`;
  await issue(app, { code: bad, uses: 1 });
  expect(await complete(await client({ referral_code: bad }))).toMatchObject(
    refused(400, "referral_code", "Invalid referral code"),
  );
  expect(await cognitoUsers(email)).toEqual([]);
});

test("the same request again is the same account, with a new session", async () => {
  const data = await client();
  await expectOk(complete(data));
  const { token } = await expectOk(complete(data));
  expect(await readReferralCode(app.installation.db, code)).toMatchObject({ uses: 1 });
  expect(await cognitoUsers(email)).toHaveLength(1);
  expect(await ok({ ...app.ana, token }, "me")).toMatchObject({ email });
});

test("two people who take one email address at once: one gets it, the other hears so, and no sign-in is left over", async () => {
  await issue(app, { code: `X${code}` });
  const second = await verified(app, `516556${1000 + people}`);
  const datas = [await client(), clientData(second, { email, referral_code: `X${code}` })] as const;
  const answers = await interleave([() => complete(datas[0]), () => complete(datas[1])], Array(40).fill([0, 1]).flat());
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(answers.find(({ ok }) => !ok)?.body).toMatchObject({ message: "Email is already registered" });
  expect(await cognitoUsers(email)).toHaveLength(1);
});
