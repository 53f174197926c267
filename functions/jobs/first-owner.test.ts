import { business } from "@petcare/business";
import { forgotPassword, resetPassword } from "@petcare/contract";
import { startWorld, type World } from "@petcare/installation";
import { listPeople, updateEmail, userByEmail } from "@petcare/storage";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runtime } from "../shared/runtime.ts";
import { call, expectOk } from "../testing/call.ts";
import { signIn } from "../testing/person.ts";
import { handler as firstOwner } from "./first-owner.ts";

const { name, email } = business.owner;
const tables = { isDown: false };
let world: World;

beforeAll(async () => {
  world = await startWorld();
  runtime.db.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        if (tables.isDown && commandName.startsWith("TransactWrite")) throw new Error("killed");
        return next(args);
      },
    { step: "initialize" },
  );
});
afterAll(() => world.close());

test("an address that is a walker's makes no owner of the walker", async () => {
  const walker = await world.createAccount({ role: "walker", email: email.toLowerCase() });
  await expect(firstOwner()).rejects.toThrow("already somebody else's");
  expect(await listPeople(world.db, "team")).toMatchObject([{ id: walker.id, role: "walker" }]);
  const moved = { from: email.toLowerCase(), to: "moved@test.example", session: "any", now: 0 };
  expect(await updateEmail(world.db, { userId: walker.id, ...moved })).toBe("changed");
});

test("a new installation gets its one owner, also after a kill, who sets the password by email", async () => {
  tables.isDown = true;
  await expect(firstOwner()).rejects.toThrow("killed");
  tables.isDown = false;
  expect(await userByEmail(world.db, email)).toBeUndefined();

  expect(await firstOwner()).toEqual({ made: true });
  const owner = await userByEmail(world.db, email);
  expect(owner).toMatchObject({ role: "admin", name, active: true });
  expect(await firstOwner()).toEqual({ made: false });
  expect(await userByEmail(world.db, email)).toEqual(owner);

  await expectOk(call(undefined, forgotPassword, { body: { email } }));
  const [code = "no code"] = /\d{6}/.exec(world.emails().findLast(({ to }) => to === email)?.text ?? "") ?? [];
  const password = "Harbor-and-hound";
  await expectOk(call(undefined, resetPassword, { body: { email, code, password } }));
  expect(await expectOk(signIn(email, password))).toMatchObject({ role: "admin" });
  expect(await firstOwner()).toEqual({ made: false });
});
