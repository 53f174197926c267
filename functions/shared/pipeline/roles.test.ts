import { expect, test } from "vitest";
import { setAttribute } from "../../testing/attributes.ts";
import { call, ok } from "../../testing/call.ts";
import { startSignedInApp } from "../../testing/signed-in-app.ts";

const app = await startSignedInApp();

/** Writes somebody's role as it is not written here, such as by an import. */
const respell = (id: string, role: string) => setAttribute(app.installation.db, [`USER#${id}`, "USER"], "role", role);

test("a role counts in whatever case of letters it is stored, and gives no more than it did", async () => {
  await respell(app.owner.user.id, "Admin");
  await respell(app.rosa.user.id, "WALKER");
  expect(await call(app.owner, "getPricing")).toMatchObject({ status: 200 });
  expect(await call(app.rosa, "mySchedule")).toMatchObject({ status: 200 });
  expect(await call(app.rosa, "getPricing")).toMatchObject({ status: 403 });
  expect(await call(app.ana, "getPricing")).toMatchObject({ status: 403 });
  const body = { email: "owner@test.example", password: "Password-1" };
  expect(await ok(undefined, "login", { body })).toMatchObject({ role: "admin" });
  const team = await ok(app.owner, "listWalkers");
  expect(team.filter(({ isAdmin }) => isAdmin).map(({ name }) => name)).toEqual(["Kate Corrigan"]);
});
