import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { getPricing, listWalkers, login, mySchedule } from "@petcare/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, expectOk } from "../../testing/call.ts";
import { type Scene, startScene } from "../../testing/scene.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.world.close());

/** Writes somebody's role as it is not written here, such as by an import. */
async function respell(id: string, role: string) {
  const { client, table } = scene.world.db;
  await client.send(
    new UpdateCommand({
      TableName: table,
      Key: { pk: `USER#${id}`, sk: "USER" },
      UpdateExpression: "SET #role = :role",
      ExpressionAttributeNames: { "#role": "role" },
      ExpressionAttributeValues: { ":role": role },
    }),
  );
}

test("a role counts in whatever case of letters it is stored, and gives no more than it did", async () => {
  await respell(scene.owner.user.id, "Admin");
  await respell(scene.rosa.user.id, "WALKER");
  expect(await call(scene.owner, getPricing)).toMatchObject({ status: 200 });
  expect(await call(scene.rosa, mySchedule)).toMatchObject({ status: 200 });
  expect(await call(scene.rosa, getPricing)).toMatchObject({ status: 403 });
  expect(await call(scene.ana, getPricing)).toMatchObject({ status: 403 });
  const body = { email: "owner@test.example", password: "Password-1" };
  expect(await expectOk(call(undefined, login, { body }))).toMatchObject({ role: "admin" });
  const team = await expectOk(call(scene.owner, listWalkers));
  expect(team.filter(({ isAdmin }) => isAdmin).map(({ name }) => name)).toEqual(["Kate Corrigan"]);
});
