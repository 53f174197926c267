import { readUser, userByEmail } from "@petcare/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestInstallation, type TestInstallation } from "./test-installation.ts";

let installation: TestInstallation;
beforeAll(async () => {
  installation = await startTestInstallation();
});
afterAll(() => installation.close());

test("an account is a user in the table who can sign in", async () => {
  const user = await installation.createAccount({
    role: "walker",
    email: "rosa@example.com",
    name: "Rosa",
    password: "Abcdefgh",
  });
  expect(await readUser(installation.db, user.id)).toMatchObject({ name: "Rosa", role: "walker", active: true });
  expect(await userByEmail(installation.db, "ROSA@example.com")).toMatchObject({ id: user.id });
  expect(await installation.signIn("rosa@example.com", "Abcdefgh")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await expect(installation.signIn("rosa@example.com", "other")).rejects.toThrow("Incorrect username or password.");
});
