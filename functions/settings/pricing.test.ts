import { expect, test } from "vitest";
import { type BodyFor, call, expectOk, expectPage, ok } from "../testing/call.ts";
import { startSignedInApp } from "../testing/signed-in-app.ts";

const app = await startSignedInApp();

const read = () => ok(app.owner, "getPricing");
const set = (body: BodyFor<"setPricing">) => call(app.owner, "setPricing", { body });

const built = { walk25: 25, visit: 25, overnight: 100, other: 30 };

test("the default prices are dollars, and those of the business until the owner sets others", async () => {
  expect(await read()).toEqual({ ...built, version: 0 });
  expect(await expectOk(set({ ...built, visit: 27.5, version: 0 }))).toEqual({ ...built, visit: 27.5, version: 1 });
  expect(await read()).toEqual({ ...built, visit: 27.5, version: 1 });
  const { items } = await expectPage(call(app.owner, "listHistory", { query: { kind: "pricing", limit: 9 } }));
  expect(items.map(({ changes }) => changes)).toEqual([[{ field: "visit", from: 25, to: 27.5 }]]);
});
