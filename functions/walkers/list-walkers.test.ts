import { listWalkers } from "@petcare/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, expectOk } from "../testing/call.ts";
import { type Scene, startScene } from "../testing/scene.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.world.close());

test("the owner reads everybody who can be assigned, themselves included, with their phones", async () => {
  const team = await expectOk(call(scene.owner, listWalkers));
  expect(
    team.map(({ name, phone, isAdmin, isCurrentUser, active }) => [name, phone, isAdmin, isCurrentUser, active]),
  ).toEqual([
    ["Kate Corrigan", "5165550100", true, true, true],
    ["Marcus Webb", "5165550102", false, false, true],
    ["Rosa Delgado", "5165550101", false, false, true],
  ]);
});

test("a walker reads names, and nobody's phone but their own", async () => {
  expect(await expectOk(call(scene.rosa, listWalkers))).toEqual([
    { id: scene.owner.user.id, name: "Kate Corrigan", active: true, isAdmin: true, isCurrentUser: false, phone: null },
    { id: scene.marcus.user.id, name: "Marcus Webb", active: true, isAdmin: false, isCurrentUser: false, phone: null },
    {
      id: scene.rosa.user.id,
      name: "Rosa Delgado",
      active: true,
      isAdmin: false,
      isCurrentUser: true,
      phone: "5165550101",
    },
  ]);
});
