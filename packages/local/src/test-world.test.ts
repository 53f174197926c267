import { runtime } from "@petcare/functions/shared/runtime.ts";
import { getUser, userByEmail } from "@petcare/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoke } from "./gateway/invoke.ts";
import { startWorld, type World } from "./test-world.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld({ now: () => 1_800_000_000_000 });
});
afterAll(() => world.close());

test("an account is a user in the table who can sign in", async () => {
  const user = await world.createAccount({
    role: "walker",
    email: "rosa@example.com",
    name: "Rosa",
    password: "Abcdefgh",
  });
  expect(await getUser(world.db, user.id)).toMatchObject({ name: "Rosa", role: "walker", active: true });
  expect(await userByEmail(world.db, "ROSA@example.com")).toMatchObject({ id: user.id });
  expect(await world.signIn("rosa@example.com", "Abcdefgh")).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await expect(world.signIn("rosa@example.com", "other")).rejects.toThrow("Incorrect username or password.");
});

test("handlers read the world's clock", () => {
  expect(runtime.now()).toBe(1_800_000_000_000);
});

test("a handler is invoked with the gateway's event", async () => {
  const answer = await invoke(
    async (event: { headers: Record<string, string>; body: string; pathParameters: { id: string } }) => ({
      statusCode: 201,
      headers: { "content-type": "application/json", "x-next": "n" },
      body: JSON.stringify([event.headers.authorization, JSON.parse(event.body), event.pathParameters.id]),
    }),
    { method: "PUT", params: { id: "a.2026-11-20" }, body: { a: 1 }, token: "t" },
  );
  expect(answer).toMatchObject({
    status: 201,
    headers: { "x-next": "n" },
    body: ["Bearer t", { a: 1 }, "a.2026-11-20"],
  });
});
