import { readUser, userByEmail } from "@petcare/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test("an account is a user in the table who can sign in", async () => {
  const user = await world.createAccount({
    role: "walker",
    email: "rosa@example.com",
    name: "Rosa",
    password: "Abcdefgh",
  });
  expect(await readUser(world.db, user.id)).toMatchObject({ name: "Rosa", role: "walker", active: true });
  expect(await userByEmail(world.db, "ROSA@example.com")).toMatchObject({ id: user.id });
  expect(await world.signIn("rosa@example.com", "Abcdefgh")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await expect(world.signIn("rosa@example.com", "other")).rejects.toThrow("Incorrect username or password.");
});
