import { expect, test } from "vitest";
import { ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

test("the owner reads the clients, custom rates in dollars", async () => {
  expect(await ok(app.owner, "listClients")).toMatchObject([
    {
      id: app.ana.user.id,
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
