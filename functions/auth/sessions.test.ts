import { AdminGetUserCommand, NotAuthorizedException } from "@aws-sdk/client-cognito-identity-provider";
import { getUser, updateUser, userByEmail } from "@petcare/storage";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { handler as changeEmail } from "../account/change-email.ts";
import { handler as changePassword } from "../account/change-password.ts";
import { handler as deleteMe } from "../account/delete-me.ts";
import { handler as me } from "../account/get-me.ts";
import { identity } from "../shared/cognito/identity.ts";
import { runtime } from "../shared/runtime.ts";
import { atEveryWrite, type Faults, injectFaults } from "../testing/faults.ts";
import { realClock, type Scene, type Signed, send, startScene } from "../testing/scene.ts";
import { handler as login } from "./login.ts";
import { handler as logout } from "./logout.ts";

// Tokens are dated by the machine's clock, so the handlers read it too.
let scene: Scene;
let faults: Faults;
let people = 0;
/** Somebody with two sessions. */
let email: string;
let here: Signed;
let there: Signed;

beforeAll(async () => {
  scene = await startScene({ clock: realClock });
  faults = injectFaults();
});
beforeEach(newPerson);
async function newPerson() {
  people += 1;
  email = `person${people}@test.example`;
  const user = await scene.world.createAccount({ role: people % 2 ? "client" : "walker", email });
  here = { user, token: await scene.world.signIn(email) };
  there = { user, token: await scene.world.signIn(email) };
}
afterEach(() => {
  faults.kill = undefined;
});
afterAll(() => scene.world.close());

const signIn = (address: string, password: string) =>
  send(login, undefined, { method: "POST", body: { email: address, password } });
const newSession = async (address: string, password: string) => {
  const { status, body } = await signIn(address, password);
  expect(status).toBe(200);
  return { user: here.user, token: body.token as string };
};
const expired = { status: 401, body: { message: "Unauthorized: token expired", code: "expired_token" } };
const passwords = (old_password: string, new_password: string, as = here) =>
  send(changePassword, as, { method: "PATCH", body: { old_password, new_password } });
const moveTo = (address: string, as = here) => send(changeEmail, as, { method: "PATCH", body: { email: address } });
const cognitoEmail = async () => {
  const { UserAttributes = [] } = await identity.client.send(
    new AdminGetUserCommand({ ...identity.pool, Username: here.user.id }),
  );
  return Object.fromEntries(UserAttributes.map(({ Name = "", Value }) => [Name, Value]));
};

test("signing out ends this session and no other, for good", async () => {
  expect(await send(logout, here, { method: "POST" })).toMatchObject({ status: 200, body: { ok: true } });
  expect(await send(me, here)).toMatchObject(expired);
  expect(await send(logout, here, { method: "POST" })).toMatchObject(expired);
  expect(await send(me, there)).toMatchObject({ status: 200 });
  expect(await send(me, await newSession(email, "Password-1"))).toMatchObject({ status: 200 });
  expect((await getUser(scene.world.db, here.user.id))?.version).toBe(1);
});

test("a new password counts at once: this session goes on, others end, the old password is wrong", async () => {
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 200, body: { ok: true } });
  expect(await send(me, here)).toMatchObject({ status: 200 });
  expect(await send(me, there)).toMatchObject(expired);
  expect(await signIn(email, "Password-1")).toMatchObject({ status: 401 });
  const third = await newSession(email, "Changed-22");
  expect(await send(me, third)).toMatchObject({ status: 200 });

  expect(await passwords("Changed-22", "Changed-33", third)).toMatchObject({ status: 200 });
  expect(await send(me, here)).toMatchObject(expired);
  expect(await send(me, third)).toMatchObject({ status: 200 });
});

test("a wrong current password is told at its field and changes nothing; too many of them have to wait", async () => {
  const message = "Current password is incorrect.";
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await passwords("Wrong-111", "Changed-22")).toMatchObject({
      status: 400,
      body: { message, fields: { old_password: message } },
    });
  }
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({
    status: 429,
    body: { message: "Too many attempts. Try again in about 15 minutes." },
  });
  expect(await signIn(email, "Password-1")).toMatchObject({ status: 429 });
  expect(await send(me, there)).toMatchObject({ status: 200 });
});

test.each([
  ["", "Changed-22", "old_password", "Password is required"],
  ["Password-1", "Short-12", "new_password", "Password must be at least 9 characters"],
  ["Password-1", "changed-22", "new_password", "Password must contain at least one uppercase letter"],
  ["Password-1", " Changed-2", "new_password", "Password must not begin or end with a space"],
])("from '%s' to '%s': %s, %s", async (from, to, field, message) => {
  expect(await passwords(from, to)).toMatchObject({ status: 400, body: { message, fields: { [field]: message } } });
});

test("the same change of password sent again gets the same answer, from this session", async () => {
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 200 });
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 200 });
  expect(await passwords("Password-1", "Changed-33")).toMatchObject({ status: 400 });
  const other = await newSession(email, "Changed-22");
  expect(await passwords("Password-1", "Changed-22", other)).toMatchObject({ status: 400 });
});

test("a wrong current password counts as one, also in a session that changed something earlier", async () => {
  const { now } = runtime;
  await moveTo(`moved-${email}`);
  runtime.now = () => now() + 11 * 60_000;
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await passwords("Wrong-111", "Changed-22")).toMatchObject({ status: 400 });
  }
  expect(await passwords("Wrong-111", "Changed-22")).toMatchObject({ status: 429 });
  runtime.now = now;
});

test("killed at any write and sent again, the password is changed and other sessions are over", async () => {
  await atEveryWrite(async (kill) => {
    await newPerson();
    Object.assign(faults, { writes: 0, kill });
    const { status } = await passwords("Password-1", "Changed-22");
    faults.kill = undefined;
    expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 200 });
    expect(await send(me, here)).toMatchObject({ status: 200 });
    expect(await send(me, there)).toMatchObject(expired);
    await expect(scene.world.signIn(email, "Password-1")).rejects.toThrow("Incorrect username or password.");
    expect(await scene.world.signIn(email, "Changed-22")).toBeDefined();
    return status === 200;
  });
});

test("a session that begins with the old password while it is being changed ends too", async () => {
  const { now } = runtime;
  let intruder = here;
  // The request begins some seconds before the other session does.
  runtime.now = () => now() - (intruder === here ? 5000 : 0);
  identity.client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === "AdminSetUserPasswordCommand") {
          intruder = { user: here.user, token: await scene.world.signIn(email) };
        }
        return next(args);
      },
    { step: "initialize", name: "intruder" },
  );
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 200 });
  identity.client.middlewareStack.remove("intruder");
  runtime.now = now;
  expect(await send(me, intruder)).toMatchObject(expired);
  expect(await send(me, here)).toMatchObject({ status: 200 });
});

test("a new email counts at once: this session goes on, others end, and codes go there", async () => {
  expect(await moveTo("  Moved1@Test.example")).toMatchObject({ status: 200, body: { email: "moved1@test.example" } });
  expect(await send(me, here)).toMatchObject({ status: 200, body: { email: "moved1@test.example" } });
  expect(await send(me, there)).toMatchObject(expired);
  expect(await cognitoEmail()).toMatchObject({ email: "moved1@test.example", email_verified: "true" });
  expect(await signIn(email, "Password-1")).toMatchObject({ status: 401 });
  expect(await send(me, await newSession("moved1@test.example", "Password-1"))).toMatchObject({ status: 200 });
});

test("a taken email is refused, one's own is not, and it may be sent twice at once", async () => {
  const message = "Email is already registered";
  expect(await moveTo("ROSA@test.example")).toMatchObject({
    status: 409,
    body: { message, code: "email_taken", fields: { email: message } },
  });
  expect(await send(me, there)).toMatchObject({ status: 200 });
  expect(await moveTo(email.toUpperCase())).toMatchObject({ status: 200, body: { email } });
  expect(await send(me, there)).toMatchObject({ status: 200 });
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
  expect(await send(me, here)).toMatchObject({ status: 200, body: { email } });
  expect(await userByEmail(scene.world.db, "odd@odd")).toBeUndefined();
  expect(await cognitoEmail()).toMatchObject({ email });
});

test("killed at any write and sent again, the table and Cognito agree on the email", async () => {
  await atEveryWrite(async (kill) => {
    const address = `kill${people}-${kill.at}-${kill.done}@test.example`;
    Object.assign(faults, { writes: 0, kill });
    const { status } = await moveTo(address);
    faults.kill = undefined;
    expect(await moveTo(address)).toMatchObject({ status: 200 });
    expect(await userByEmail(scene.world.db, address)).toMatchObject({ id: here.user.id });
    expect(await cognitoEmail()).toMatchObject({ email: address });
    expect(await send(me, there)).toMatchObject(expired);
    return status === 200;
  });
});

test("whoever is deactivated is refused at their next request, in every session", async () => {
  await updateUser(scene.world.db, here.user.id, { active: false });
  for (const session of [here, there]) {
    expect(await send(me, session)).toMatchObject({
      status: 401,
      body: { message: "Unauthorized: account deactivated", code: "deactivated" },
    });
  }
  expect(await moveTo("late@test.example")).toMatchObject({ status: 401 });
});

test("whoever deletes their account is refused at the next request, in every session", async () => {
  expect(await send(deleteMe, here, { method: "DELETE", body: { password: "Password-1" } })).toMatchObject({
    status: 200,
  });
  for (const session of [here, there]) {
    expect(await send(me, session)).toMatchObject({
      status: 401,
      body: { message: "Unauthorized: invalid token", code: "invalid_token" },
    });
  }
  expect(await signIn(email, "Password-1")).toMatchObject({ status: 401, body: { message: "Invalid credentials" } });
  await expect(cognitoEmail()).rejects.toThrow("User does not exist.");
});

test("Cognito's lock is told when the password is changed, too", async () => {
  identity.client.middlewareStack.add(
    () => () => {
      throw new NotAuthorizedException({ message: "Password attempts exceeded", $metadata: {} });
    },
    { step: "initialize", name: "locking" },
  );
  expect(await passwords("Password-1", "Changed-22")).toMatchObject({ status: 429 });
  identity.client.middlewareStack.remove("locking");
});
