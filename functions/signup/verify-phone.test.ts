import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call, callRaw, expectOk, fieldsOf, ok, refusal } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { codeSentTo } from "../testing/signing-up.ts";

const app = await startSignedInApp();
let phone: string;
let code: string;
let phones = 0;

beforeEach(async () => {
  phone = `516555${String(100 + phones++).padStart(4, "0")}`;
  code = await newCode();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

async function newCode(): Promise<string> {
  await ok(undefined, "sendCode", { body: { phone } });
  return codeSentTo(app, phone);
}
const guess = (guessed: string, of = phone) =>
  call(undefined, "verifyPhone", { body: { phone: of, code: guessed }, sourceIp: `10.0.${phones}.1` });
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, "0");
const message = "Invalid verification code";
const refused = { status: 400, body: { message, fields: { code: message } } };

test("the right code verifies the phone and gives a proof that is stored as a hash only", async () => {
  const answer = await expectOk(guess(` ${code} `));
  expect(answer).toEqual({
    phone_verified: true,
    phone_raw: phone,
    phone_display: `516-555-${phone.slice(6)}`,
    phone_proof: expect.stringMatching(/^[\w-]{43}$/),
  });
  const { db } = app.installation;
  const { Items } = await db.client.send(new ScanCommand({ TableName: db.table }));
  const text = JSON.stringify(Items);
  expect(text).toContain(phone);
  expect(text).not.toContain(answer.phone_proof);
});

test("the code is not in the table", async () => {
  const { db } = app.installation;
  const { Items = [] } = await db.client.send(new ScanCommand({ TableName: db.table }));
  const item = Items.find(({ pk }) => pk === `PHONE#${phone}`);
  expect(item).toMatchObject({ guesses_left: 5 });
  expect(Object.values(item ?? {}).map(String)).not.toContain(code);
});

test("neither the code nor the proof reaches the log", async () => {
  vi.stubEnv("LOG_LEVEL", "info");
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  const { phone_proof } = await expectOk(guess(code));
  write.mockRestore();
  expect(lines).toHaveLength(1);
  // The code is searched with its quote, because the line has other digits in a time and an id.
  for (const word of [`"${code}`, phone, phone_proof]) expect(lines[0]).not.toContain(word);
});

test.each([undefined, "", "  "])("%j is asked for the code", async (given) => {
  const missing = "Please enter the verification code";
  expect(await fieldsOf(callRaw(undefined, "verifyPhone", { body: { phone, code: given } }))).toEqual({
    code: missing,
  });
});

test("what cannot be a code is no guess", async () => {
  for (const given of ["1", "12345", "abcdef", "１２３４５６"]) expect(await guess(given)).toMatchObject(refused);
  expect(await refusal(guess("1234567"))).toBe("400 Verification code must be at most 6 digits");
  for (let time = 1; time <= 4; time++) expect(await guess(wrong(code))).toMatchObject(refused);
  expect(await guess(code)).toMatchObject({ status: 200 });
});

test("after five wrong guesses the right one is wrong, and a new code starts afresh", async () => {
  for (let time = 1; time <= 5; time++) expect(await guess(wrong(code))).toMatchObject(refused);
  expect(await guess(code)).toMatchObject(refused);
  app.clock.now += 30_000;
  expect(await guess(await newCode())).toMatchObject({ status: 200 });
});

test("a code is good for ten minutes", async () => {
  app.clock.now += 600_000;
  expect(await guess(code)).toMatchObject(refused);
});
