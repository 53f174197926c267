import { AdminDisableUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, expect, test } from "vitest";
import { handler as me } from "../me/get-me.ts";
import { identity } from "../shared/identity.ts";
import { type Scene, send, startScene } from "../shared/testing/scene.ts";
import { handler as login } from "./login.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.world.close());

const signIn = (email: unknown, password: unknown) =>
  send(login, undefined, { method: "POST", body: { email, password } });

test.each([
  ["owner@test.example", "admin"],
  ["rosa@test.example", "walker"],
  ["ana@test.example", "client"],
])("%s gets a token and the role %s", async (email, role) => {
  const { status, body } = await signIn(email, "Password-1");
  expect({ status, role: body.role }).toEqual({ status: 200, role });
  expect(await send(me, { ...scene.owner, token: body.token })).toMatchObject({ status: 200, body: { email, role } });
});

test("the email is read in any case and with spaces around it", async () => {
  expect(await signIn("  Rosa@Test.Example ", "Password-1")).toMatchObject({ status: 200 });
});

test("a wrong password and an unknown email get the same answer", async () => {
  const refused = { status: 401, body: { message: "Invalid credentials", code: "invalid_credentials" } };
  expect(await signIn("rosa@test.example", "Password-2")).toMatchObject(refused);
  expect(await signIn("stranger@test.example", "Password-1")).toMatchObject(refused);
});

test.each([
  [undefined, "Password-1", "email"],
  ["rosa@test.example", undefined, "password"],
  ["", "Password-1", "email"],
  ["rosa@test.example", "", "password"],
])("email %j with password %j is asked for both", async (email, password, field) => {
  const { status, body } = await signIn(email, password);
  expect({ status, message: body.message, fields: Object.keys(body.fields) }).toEqual({
    status: 400,
    message: "email and password required",
    fields: [field],
  });
});

test("after repeated wrong passwords it says to wait", async () => {
  const answers = [];
  for (let attempt = 0; attempt < 7; attempt += 1) answers.push(await signIn("priya@test.example", "Wrong-1"));
  expect(answers.at(-1)).toMatchObject({
    status: 429,
    body: { message: "Too many attempts. Try again in about 15 minutes." },
  });
});

test("a disabled sign-in says that the account is deactivated", async () => {
  await identity.client.send(new AdminDisableUserCommand({ ...identity.pool, Username: scene.marcus.user.id }));
  expect(await signIn("marcus@test.example", "Password-1")).toMatchObject({
    status: 403,
    body: { message: "Account deactivated" },
  });
});
