import { business } from "@petcare/business";
import { startTestInstallation, type TestInstallation } from "@petcare/installation";
import { listPeople, updateEmail, userByEmail } from "@petcare/storage";
import { anAuthor } from "@petcare/storage/testing";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createSignIn, hasPassword } from "../shared/cognito/users.ts";
import { forgetOnce, idFrom } from "../shared/runtime.ts";
import { expectOk, ok } from "../testing/call.ts";
import { interceptCalls } from "../testing/calls.ts";
import { signIn } from "../testing/person.ts";
import { handler as firstOwner } from "./first-owner.ts";

const slip = "kate@harborandhuond.com";
const email = "kate@harborandhound.com";
const password = "Harbor-and-hound";
let killedAt = "none";
let installation: TestInstallation;

beforeAll(async () => {
  installation = await startTestInstallation();
  interceptCalls(async ({ name }, send) => {
    if (name.startsWith(killedAt)) throw new Error("killed");
    return send();
  });
});
beforeEach(() => void vi.stubEnv("OWNER_EMAIL", email));
afterAll(async () => {
  vi.unstubAllEnvs();
  await installation.close();
});

const deploy = (address: string) => {
  vi.stubEnv("OWNER_EMAIL", address);
  return firstOwner();
};
const ownerIs = async (address: string) => {
  const team = await listPeople(installation.db, "team");
  expect(team.filter(({ role }) => role === "admin")).toMatchObject([{ email: address, name: business.owner.name }]);
  expect(await userByEmail(installation.db, address)).toMatchObject({ role: "admin", active: true });
};

/** Sets the password with the code that was emailed to an address. */
async function resetTo(address: string) {
  await ok(undefined, "forgotPassword", { body: { email: address } });
  const [code = "no code"] = /\d{6}/.exec(installation.emails().findLast(({ to }) => to === address)?.text ?? "") ?? [];
  await ok(undefined, "resetPassword", { body: { email: address, code, password } });
}

test.each(["owner@example.com", "Owner@Example.COM", "kate at harborandhound.com", "kate@harbor.test"])(
  "'%s' is refused in words, and nobody becomes the owner",
  async (address) => {
    await expect(deploy(address)).rejects.toThrow("OwnerEmail must be the owner's own email address, and no example");
    expect(await listPeople(installation.db, "team")).toEqual([]);
  },
);

test("an address that is a walker's makes no owner of the walker", async () => {
  const walker = await installation.createAccount({ role: "walker", email });
  // Killed before the sign-in has a password, which the next run gives it.
  killedAt = "AdminSetUserPassword";
  await expect(firstOwner()).rejects.toThrow("killed");
  killedAt = "none";
  expect(await hasPassword(idFrom("owner"))).toBe(false);
  await expect(firstOwner()).rejects.toThrow("OwnerEmail is the address of a walker or a client already");
  expect(await hasPassword(idFrom("owner"))).toBe(true);
  expect(await listPeople(installation.db, "team")).toMatchObject([{ id: walker.id, role: "walker" }]);
  const moved = { from: email, to: "moved@test.example", session: "any", now: 0 };
  expect(await updateEmail(installation.db, { userId: walker.id, ...moved }, anAuthor())).toBe("changed");
});

test("a new installation gets its one owner, whom a corrected address moves until the first sign-in", async () => {
  // A run that is killed halfway leaves its address in Cognito.
  killedAt = "TransactWrite";
  await expect(deploy("first@harborandhound.com")).rejects.toThrow("killed");
  killedAt = "none";
  expect(await deploy(slip)).toEqual({ outcome: "made" });
  await ownerIs(slip);
  expect(await deploy(slip)).toEqual({ outcome: "kept" });

  await resetTo(slip);
  expect(await deploy(` ${email.toUpperCase()}`)).toEqual({ outcome: "moved" });
  await ownerIs(email);
  expect(await userByEmail(installation.db, slip)).toBeUndefined();
  await expect(deploy("moved@test.example")).rejects.toThrow("no example");
  expect(await deploy(email)).toEqual({ outcome: "kept" });

  await resetTo(email);
  expect(await expectOk(signIn(email, password))).toMatchObject({ role: "admin" });
  expect(await deploy("somebody@harborandhound.com")).toEqual({ outcome: "kept" });
  await ownerIs(email);
});

test("a table that lacks the owner leaves the owner's password alone", async () => {
  await installation.close();
  installation = await startTestInstallation();
  forgetOnce();
  await createSignIn(idFrom("owner"), email, password);
  expect(await deploy(email)).toEqual({ outcome: "made" });
  expect(await expectOk(signIn(email, password))).toMatchObject({ role: "admin" });
});
