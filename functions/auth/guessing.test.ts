import { beforeEach, expect, test, vi } from "vitest";
import { call } from "../testing/call.ts";
import { newPerson, type Person, signIn } from "../testing/person.ts";
import { realClock, startSignedInApp } from "../testing/signed-in-app.ts";

// Cognito's stand-in has a lock of its own, so its clock and the handlers' are one.
vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T13:00:00Z") });
const app = await startSignedInApp({ clock: realClock });
let person: Person;
let hosts = 0;
beforeEach(async () => {
  pass(120 * minute);
  person = await newPerson(app);
});

const minute = 60_000;
const pass = (milliseconds: number) => void vi.setSystemTime(Date.now() + milliseconds);
const home = (password = "Password-1") => signIn(person.email, password, "10.1.1.1");
/** A wrong password from a stranger: from another address each time, unless one is named. */
const attack = (host = ++hosts) => signIn(person.email, "Wrong-1", `10.9.${host >> 8}.${host & 255}`);

/** Guesses from new addresses, each as soon as Cognito's lock has ended. Answers their instants. */
async function guessInARow(times: number): Promise<number[]> {
  const guesses: number[] = [];
  for (let time = 1; time <= times; time++) {
    guesses.push(Date.now());
    expect(await attack()).toMatchObject({ status: 401 });
    if (time < times) pass(Math.min(1000 * 2 ** Math.max(0, time - 5), 15 * minute));
  }
  return guesses;
}

/** The most of these instants that lie within any hour. */
const maxInAnHour = (instants: number[]) =>
  Math.max(...instants.map((first) => instants.filter((at) => at >= first && at < first + 60 * minute).length));

test.each([8, 11, 14])(
  "any number of addresses get no more than 50 guesses in an hour, and then keep nobody out for longer than 15 minutes: %i in a row",
  async (inARow) => {
    const guesses: number[] = [];
    for (let round = 0; round < 5; round++) {
      guesses.push(...(await guessInARow(inARow)));
      // Cognito forgets failures after a quiet quarter of an hour.
      pass(15 * minute);
    }
    expect(maxInAnHour(guesses)).toBeLessThanOrEqual(50);
    await guessInARow(inARow);
    expect(await home()).toMatchObject({ status: 429 });
    pass(15 * minute);
    expect(await home()).toMatchObject({ status: 200 });
  },
);

test("five failures at one address keep that address alone from the account, for 15 minutes from the first", async () => {
  for (let time = 1; time <= 5; time++) {
    expect(await attack(1)).toMatchObject({ status: 401 });
    pass(2 * minute);
  }
  for (let time = 1; time <= 20; time++) expect(await attack(1)).toMatchObject({ status: 429 });
  expect(await home()).toMatchObject({ status: 200 });
  pass(5 * minute - 1000);
  expect(await attack(1)).toMatchObject({ status: 429 });
  pass(1000);
  expect(await attack(1)).toMatchObject({ status: 401 });
});

test("of a hundred wrong passwords at once from one address, five are tried", async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => home("Wrong-1")));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
});

test.each([
  ["an attack keeps Cognito's lock closed", () => guessInARow(10)],
  [
    "their own wrong passwords are spent",
    async () => {
      for (let time = 1; time <= 5; time++) expect(await home("Wrong-1")).toMatchObject({ status: 401 });
      pass(1000);
    },
  ],
])("a mailed code lets the right person in while %s", async (_when, begin) => {
  await begin();
  for (let time = 1; time <= 6; time++) expect(await home()).toMatchObject({ status: 429 });
  const { email } = person;
  const from = { sourceIp: "10.1.1.1" };
  expect(await call(undefined, "forgotPassword", { body: { email }, ...from })).toMatchObject({ status: 200 });
  const code = /\d{6}/.exec(app.installation.emails().at(-1)?.text ?? "")?.[0] ?? "";
  const body = { email, code, password: "Changed-22" };
  expect(await call(undefined, "resetPassword", { body, ...from })).toMatchObject({ status: 200 });
  expect(await home("Changed-22")).toMatchObject({ status: 200 });
});

test("strangers who ask for codes and guess at them leave the right person's counts alone", async () => {
  const { email } = person;
  const stranger = { sourceIp: "10.9.9.9" };
  for (let time = 1; time <= 6; time++) await call(undefined, "forgotPassword", { body: { email }, ...stranger });
  for (let time = 1; time <= 4; time++) {
    await call(undefined, "resetPassword", { body: { email, code: "000000", password: "Guessed-22" }, ...stranger });
  }
  expect(await call(undefined, "forgotPassword", { body: { email } })).toMatchObject({ status: 200 });
  const code = /\d{6}/.exec(app.installation.emails().at(-1)?.text ?? "")?.[0] ?? "";
  const body = { email, code, password: "Changed-22" };
  expect(await call(undefined, "resetPassword", { body })).toMatchObject({ status: 200 });
});
