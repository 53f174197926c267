import { changePassword, deleteMe, forgotPassword, resetPassword } from "@petcare/contract";
import { isWhole } from "@petcare/storage/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { call } from "../testing/call.ts";
import { newPerson, type Person, signIn } from "../testing/person.ts";
import { realClock, startSignedInApp } from "../testing/signed-in-app.ts";

// Cognito's stand-in has a lock of its own, so its clock and the handlers' are one, and a pause moves it.
vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T13:00:00Z") });
const app = await startSignedInApp({ clock: realClock });
let person: Person;
runtime.pause = async (length) => pass(length);
beforeEach(async () => {
  pass(2 * hour);
  person = await newPerson(app);
});

const hour = 3_600_000;
const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
const key = "h".repeat(43);
const home = (password = "Password-1") => signIn(person.email, password, "10.1.1.1", key);
/** A thousand in a whole run. */
const addresses = isWhole ? 1000 : 250;
/** A wrong password from one of them. */
const attack = (host: number) => signIn(person.email, "Wrong-1", `10.9.${host >> 8}.${host & 255}`);

/** The most of these instants that lie within any hour. */
const maxInAnHour = (instants: number[]) =>
  Math.max(...instants.map((first) => instants.filter((one) => one >= first && one < first + hour).length));

test(`${addresses} addresses get no more than 20 guesses in any hour, and a browser that signed in before gets in`, async () => {
  expect(await home()).toMatchObject({ status: 200 });
  const guesses: number[] = [];
  for (let host = 0; host < addresses; host++) {
    const at = Date.now();
    const { status } = await attack(host);
    if (status === 401) guesses.push(at);
    else expect(status).toBe(429);
    if (host % 50 === 49) expect(await home()).toMatchObject({ status: 200 });
    pass((2 * hour) / addresses);
  }
  expect(guesses.length).toBeGreaterThan(20);
  expect(maxInAnHour(guesses)).toBeLessThanOrEqual(20);
});

test("the browser gets in at the worst moment, when Cognito's own lock has just been provoked", async () => {
  await home();
  for (let round = 1; round <= 4; round++) {
    for (let host = 0; host < 20; host++) {
      await attack(host);
      // As soon as Cognito's lock ends, so that each guess counts there.
      pass(2 ** host > 8 ? 0 : 1000 * 2 ** host);
    }
    expect(await signIn(person.email, "Password-1", "10.1.1.2")).toMatchObject({ status: 429 });
    pass(20 * 60_000);
    for (let host = 0; host < 6; host++) await attack(host);
    expect(await home()).toMatchObject({ status: 200 });
    pass(20 * 60_000);
  }
});

test("failures at one address do not keep other addresses out", async () => {
  for (let time = 1; time <= 5; time++) expect(await attack(1)).toMatchObject({ status: 401 });
  for (let time = 1; time <= 20; time++) expect(await attack(1)).toMatchObject({ status: 429 });
  expect(await signIn(person.email, "Password-1", "10.1.1.1")).toMatchObject({ status: 200 });
  // Signing in has waited for a second, for Cognito's lock to end.
  pass(20 * 60_000 - 2000);
  expect(await attack(1)).toMatchObject({ status: 429 });
  pass(1000);
  expect(await attack(1)).toMatchObject({ status: 401 });
});

test("a browser that signed in before has five failures of its own, and a key alone makes none known", async () => {
  for (let time = 1; time <= 5; time++) expect(await home("Wrong-1")).toMatchObject({ status: 401 });
  expect(await home()).toMatchObject({ status: 429 });
  pass(20 * 60_000);
  expect(await home()).toMatchObject({ status: 200 });
  for (let time = 1; time <= 5; time++) expect(await home("Wrong-1")).toMatchObject({ status: 401 });
  const message = "Too many attempts. Try again in about 15 minutes.";
  expect(await home()).toMatchObject({ status: 429, body: { message } });
  expect(await signIn(person.email, "Password-1", "10.1.1.1")).toMatchObject({ status: 200 });
});

test("the key of one person's browser is worth nothing for another account", async () => {
  await home();
  const other = await newPerson(app);
  for (let host = 0; host < 6; host++) await signIn(other.email, "Wrong-1", `10.9.9.${host}`);
  expect(await signIn(other.email, "Password-1", "10.1.1.1", key)).toMatchObject({ status: 429 });
});

test("failed sign-ins of others do not stop a session: the password changes, the account is deleted", async () => {
  for (let host = 0; host < 20; host++) await attack(host);
  const passwords = { old_password: "Password-1", new_password: "Changed-22" };
  expect(await call(person.here, changePassword, { body: passwords })).toMatchObject({ status: 200 });
  for (let host = 0; host < 20; host++) await attack(host);
  expect(await call(person.here, deleteMe, { body: { password: "Changed-22" } })).toMatchObject({ status: 200 });
});

test("three addresses that guess passwords and codes do not keep a new browser out", async () => {
  const from = { sourceIp: "10.1.1.7" };
  for (let time = 1; time <= 5; time++) await attack(1);
  await attack(2);
  const third = { sourceIp: "10.9.0.3" };
  const { email } = person;
  for (let time = 1; time <= 5; time++) {
    await call(undefined, forgotPassword, { body: { email }, ...third });
    const guess = { email, code: "000000", password: "Guessed-22" };
    for (let guesses = 1; guesses <= 5; guesses++) await call(undefined, resetPassword, { body: guess, ...third });
  }
  const body = { email, device_key: "n".repeat(43) };
  expect(await signIn(email, "Password-1", "10.1.1.7", body.device_key)).toMatchObject({ status: 429 });
  expect(await call(undefined, forgotPassword, { body, ...from })).toMatchObject({ status: 429 });
  const code = /\d{6}/.exec(app.installation.emails().at(-1)?.text ?? "")?.[0] ?? "";
  const reset = { ...body, code, password: "Changed-22" };
  expect(await call(undefined, resetPassword, { body: reset, ...from })).toMatchObject({ status: 200 });
  for (let host = 0; host < 20; host++) await attack(host);
  expect(await signIn(email, "Changed-22", "10.1.1.8", body.device_key)).toMatchObject({ status: 200 });
});

test("others who ask for codes do not keep a browser that signed in before from asking", async () => {
  await home();
  const forgot = (host: number, device_key?: string) =>
    call(undefined, forgotPassword, { body: { email: person.email, device_key }, sourceIp: `10.8.8.${host}` });
  for (let host = 1; host <= 5; host++) await forgot(host);
  expect(await forgot(6)).toMatchObject({ status: 429 });
  expect(await forgot(7, key)).toMatchObject({ status: 200 });
});

test.each([undefined, key])(
  "ten right sign-ins at once all succeed, also with one failure left (key %j)",
  async (deviceKey) => {
    await home();
    const from = (password: string) => signIn(person.email, password, "10.1.1.1", deviceKey);
    for (let time = 1; time <= 4; time++) await from("Wrong-1");
    const answers = await Promise.all(Array.from({ length: 10 }, () => from("Password-1")));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  },
);
