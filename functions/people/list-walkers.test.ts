import { afterAll, beforeAll, expect, test } from "vitest";
import { handler as getPricing } from "../settings/get-pricing.ts";
import { type Scene, send, startScene } from "../testing/scene.ts";
import { handler as listClients } from "./list-clients.ts";
import { handler as listWalkers } from "./list-walkers.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.world.close());

test("the owner reads everybody who can be assigned, themselves included, with their phones", async () => {
  const { body } = await send(listWalkers, scene.owner);
  expect(
    body.map(({ name, phone, isAdmin, isCurrentUser, active }: Record<string, unknown>) => [
      name,
      phone,
      isAdmin,
      isCurrentUser,
      active,
    ]),
  ).toEqual([
    ["Kate Corrigan", "5165550100", true, true, true],
    ["Marcus Webb", "5165550102", false, false, true],
    ["Rosa Delgado", "5165550101", false, false, true],
  ]);
});

test("a walker reads names, and nobody's phone but their own", async () => {
  const { body } = await send(listWalkers, scene.rosa);
  expect(body).toEqual([
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

test("the owner reads the clients, custom rates in dollars", async () => {
  const { body } = await send(listClients, scene.owner);
  expect(body).toMatchObject([
    {
      id: scene.ana.user.id,
      name: "Ana Reyes",
      email: "ana@test.example",
      phone: "5165550103",
      address: "41 Harbor Ln",
      garage_code: "4417",
      pets: [{ name: "Biscuit" }, { name: "Max" }],
      custom_rates: { walk25: 28 },
      active: true,
    },
    { name: "Priya Shah", custom_rates: null, pets: [] },
  ]);
});

test("the default prices are dollars", async () => {
  expect((await send(getPricing, scene.owner)).body).toEqual({ walk25: 25, visit: 25, overnight: 100, other: 30 });
});
