import { expect, test } from "vitest";
import { ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("the owner reads everybody who can be assigned, themselves included, with their phones", async () => {
  const team = await ok(app.owner, "listWalkers");
  expect(
    team.map(({ name, phone, isAdmin, isCurrentUser, active }) => [name, phone, isAdmin, isCurrentUser, active]),
  ).toEqual([
    ["Kate Corrigan", "5165550100", true, true, true],
    ["Marcus Webb", "5165550102", false, false, true],
    ["Rosa Delgado", "5165550101", false, false, true],
  ]);
});
