import { getPricing } from "@petcare/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, expectOk } from "../testing/call.ts";
import { type Scene, startScene } from "../testing/scene.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.world.close());

test("the default prices are dollars", async () => {
  expect(await expectOk(call(scene.owner, getPricing))).toEqual({ walk25: 25, visit: 25, overnight: 100, other: 30 });
});
