import { changeEmail, me } from "@petcare/contract";
import { userByEmail } from "@petcare/storage";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { identity } from "../shared/cognito/identity.ts";
import { call, expectOk } from "../testing/call.ts";
import { cognitoAttributes, expired, newPerson, signIn } from "../testing/person.ts";
import { realClock, type Scene, type Signed, startScene } from "../testing/scene.ts";

// Tokens are dated by the machine's clock, so the handlers read it too.
let scene: Scene;
let email: string;
let here: Signed;
let there: Signed;

beforeAll(async () => {
  scene = await startScene({ clock: realClock });
});
beforeEach(async () => {
  ({ email, here, there } = await newPerson(scene));
});
afterAll(() => scene.world.close());

const moveTo = (address: string) => call(here, changeEmail, { body: { email: address } });

test("a new email counts at once: this session goes on, others end, and codes go there", async () => {
  expect(await moveTo("  Moved1@Test.example")).toMatchObject({ status: 200, body: { email: "moved1@test.example" } });
  expect(await call(here, me)).toMatchObject({ status: 200, body: { email: "moved1@test.example" } });
  expect(await call(there, me)).toMatchObject(expired);
  expect(await cognitoAttributes(here)).toMatchObject({ email: "moved1@test.example", email_verified: "true" });
  expect(await signIn(email, "Password-1")).toMatchObject({ status: 401 });
  const { token } = await expectOk(signIn("moved1@test.example", "Password-1"));
  expect(await call({ ...here, token }, me)).toMatchObject({ status: 200 });
});

test("a taken email is refused, one's own is not, and it may be sent twice at once", async () => {
  const message = "Email is already registered";
  expect(await moveTo("ROSA@test.example")).toMatchObject({
    status: 409,
    body: { message, code: "email_taken", fields: { email: message } },
  });
  expect(await call(there, me)).toMatchObject({ status: 200 });
  expect(await moveTo(email.toUpperCase())).toMatchObject({ status: 200, body: { email } });
  expect(await call(there, me)).toMatchObject({ status: 200 });
  const answers = await Promise.all([moveTo("moved2@test.example"), moveTo("moved2@test.example")]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each([
  ["", "Email is required"],
  ["nobody", "Please enter a valid email address"],
])("the email '%s' is answered '%s'", async (address, message) => {
  expect(await moveTo(address)).toMatchObject({ status: 400, body: { message, fields: { email: message } } });
});

test("an address that Cognito does not take is refused, and the old one stays", async () => {
  const message = "Please enter a valid email address";
  let refusals = 0;
  identity.client.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName !== "AdminUpdateUserAttributesCommand" || refusals++ > 0) return next(args);
        throw Object.assign(new Error("Invalid email address format."), { name: "InvalidParameterException" });
      },
    { step: "initialize", name: "refusing" },
  );
  expect(await moveTo("odd@odd")).toMatchObject({ status: 400, body: { message, fields: { email: message } } });
  identity.client.middlewareStack.remove("refusing");
  expect(await call(here, me)).toMatchObject({ status: 200, body: { email } });
  expect(await userByEmail(scene.world.db, "odd@odd")).toBeUndefined();
  expect(await cognitoAttributes(here)).toMatchObject({ email });
});
