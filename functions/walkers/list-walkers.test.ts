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

test("a walker reads names, and nobody's phone but their own", async () => {
  expect(await ok(app.rosa, "listWalkers")).toEqual([
    { id: app.owner.user.id, name: "Kate Corrigan", active: true, isAdmin: true, isCurrentUser: false, phone: null },
    { id: app.marcus.user.id, name: "Marcus Webb", active: true, isAdmin: false, isCurrentUser: false, phone: null },
    {
      id: app.rosa.user.id,
      name: "Rosa Delgado",
      active: true,
      isAdmin: false,
      isCurrentUser: true,
      phone: "5165550101",
    },
  ]);
});
