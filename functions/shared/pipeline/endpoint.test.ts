import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { endpoints, listClients, me, type Role } from "@petcare/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, callRaw } from "../../testing/call.ts";
import { type Scene, type Signed, startScene } from "../../testing/scene.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.world.close());

const unauthorized = (words: string) => ({ status: 401, body: { message: expect.stringContaining(words) } });

describe.each(endpoints.filter(({ audience }) => audience !== "public"))("$method $path", (definition) => {
  // A session of its own for each: signing out is among what is called.
  const as = async (role: Role): Promise<Signed> => {
    const { user } = { admin: scene.owner, walker: scene.rosa, client: scene.ana }[role];
    return { user, token: await scene.world.signIn(user.email ?? "") };
  };

  test.each(["admin", "walker", "client"] as const)("as %s is let in or refused as the contract says", async (role) => {
    const { status, body } = await callRaw(await as(role), definition);
    if (definition.audience.includes(role)) expect([200, 201, 400]).toContain(status);
    else expect({ status, body }).toEqual({ status: 403, body: { code: "forbidden", message: expect.any(String) } });
  });

  test("without a token is refused before anything is read", async () => {
    expect(await callRaw(undefined, definition, { body: "{" })).toMatchObject(unauthorized("missing or invalid"));
  });
});

test("a token with one changed character is an invalid token, wherever it is changed", async () => {
  const { token } = scene.rosa;
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const places = [0, 10, token.indexOf(".") + 5, token.lastIndexOf(".") + 10, token.length - 1];
  for (const place of places) {
    for (const character of alphabet.replace(token[place] ?? "", "")) {
      const changed = token.slice(0, place) + character + token.slice(place + 1);
      expect(await call({ ...scene.rosa, token: changed }, me)).toMatchObject(unauthorized("invalid token"));
    }
  }
});

test.each(["", "Basic abc", "Bearer", "Bearer  "])(
  "the authorization header '%s' is missing or invalid",
  async (header) => {
    const answer = await callRaw(undefined, me, { headers: { authorization: header } });
    expect(answer).toMatchObject(unauthorized("missing or invalid"));
  },
);

test("a deactivated account is refused at its next request, and let in again when that is undone", async () => {
  await set("active", false);
  expect(await call(scene.marcus, me)).toMatchObject(unauthorized("account deactivated"));
  await set("active", true);
  expect(await call(scene.marcus, me)).toMatchObject({ status: 200 });
});

test("a session from before the last change of password has expired", async () => {
  await set("sessions_valid_from", Math.floor(Date.now() / 1000) + 3600);
  expect(await call(scene.marcus, me)).toMatchObject(unauthorized("expired"));
  await set("sessions_valid_from", 0);
});

test("a changed role counts at once", async () => {
  await set("role", "admin");
  expect(await call(scene.marcus, listClients)).toMatchObject({ status: 200 });
  await set("role", "walker");
  expect(await call(scene.marcus, listClients)).toMatchObject({ status: 403 });
});

async function set(attribute: string, value: unknown) {
  const { db } = scene.world;
  await db.client.send(
    new UpdateCommand({
      TableName: db.table,
      Key: { pk: `USER#${scene.marcus.user.id}`, sk: "USER" },
      UpdateExpression: "SET #attribute = :value",
      ExpressionAttributeNames: { "#attribute": attribute },
      ExpressionAttributeValues: { ":value": value },
    }),
  );
}
