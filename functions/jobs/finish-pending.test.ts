import { listPending, readAudit } from "@petcare/storage";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { identity } from "../shared/cognito/identity.ts";
import { call } from "../testing/call.ts";
import { cognitoAttributes } from "../testing/person.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";
import { finishPending } from "./finish-pending.ts";
import { handler as nightly } from "./nightly.ts";

const app = await startSignedInApp();
let moves = 0;
let address: string;
let isDown = true;

beforeAll(() => {
  identity.client.middlewareStack.add(
    (next, { commandName = "" }) =>
      async (args) => {
        if (isDown && commandName === "AdminUpdateUserAttributesCommand") throw new Error("Cognito is away");
        return next(args);
      },
    { step: "initialize" },
  );
});
/** Somebody changes their email address, and the change does not reach Cognito. */
beforeEach(async () => {
  isDown = true;
  address = `moved${++moves}@test.example`;
  expect(await call(app.rosa, "changeEmail", { body: { email: address } })).toMatchObject({ status: 500 });
});

const cognitoEmail = async () => (await cognitoAttributes(app.rosa)).email;
const pending = () => listPending(app.installation.db, "emails", Number.POSITIVE_INFINITY);

test("a night that cannot finish something checks the books all the same, and fails, so that the alarm rings", async () => {
  // The books are checked once a day.
  app.clock.now += 24 * 3_600_000;
  await expect(nightly()).rejects.toThrow("1 could not be done: Error: Cognito is away");
  expect(await readAudit(app.installation.db)).toMatchObject({ at: app.clock.now, count: 0 });
});

test("what cannot be finished is reported, keeps nothing else waiting, and is left for the next night", async () => {
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, "write").mockImplementation((line) => lines.push(String(line)) > 0);
  app.clock.now += 3_900_001;
  expect(await finishPending()).toMatchObject({ finished: 0 });
  write.mockRestore();
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { level: "error", job: "nightly", kind: "emails", user: app.rosa.user.id, error: "Error: Cognito is away" },
  ]);
  expect(await pending()).toHaveLength(1);
  isDown = false;
  expect(await finishPending()).toMatchObject({ finished: 1 });
  expect(await cognitoEmail()).toBe(address);
});
