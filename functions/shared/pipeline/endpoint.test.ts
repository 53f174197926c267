import { expect, onTestFinished, test, vi } from "vitest";
import { setAttribute } from "../../testing/attributes.ts";
import { call, callRaw } from "../../testing/call.ts";
import { friday, startSignedInApp } from "../../testing/signed-in-app.ts";
import { runtime } from "../runtime.ts";

const app = await startSignedInApp();

const set = (attribute: string, value: unknown) =>
  setAttribute(app.installation.db, [`USER#${app.marcus.user.id}`, "USER"], attribute, value);

const unauthorized = (words: string) => ({ status: 401, body: { message: expect.stringContaining(words) } });

test("a token with one changed character is an invalid token, wherever it is changed", async () => {
  const { token } = app.rosa;
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const places = [0, 10, token.indexOf(".") + 5, token.lastIndexOf(".") + 10, token.length - 1];
  for (const place of places) {
    for (const character of alphabet.replace(token[place] ?? "", "")) {
      const changed = token.slice(0, place) + character + token.slice(place + 1);
      expect(await call({ ...app.rosa, token: changed }, "me")).toMatchObject(unauthorized("invalid token"));
    }
  }
});

test.each(["", "Basic abc", "Bearer", "Bearer  "])(
  "the authorization header '%s' is missing or invalid",
  async (header) => {
    const answer = await callRaw(undefined, "me", { headers: { authorization: header } });
    expect(answer).toMatchObject(unauthorized("missing or invalid"));
  },
);

test("a sign-in that never became the account's opens nothing", async () => {
  await set("sign_in", `${app.marcus.user.id}~another`);
  expect(await call(app.marcus, "me")).toMatchObject(unauthorized("invalid token"));
  await set("sign_in", app.marcus.user.id);
  expect(await call(app.marcus, "me")).toMatchObject({ status: 200 });
});

test("a changed role counts at once", async () => {
  await set("role", "admin");
  expect(await call(app.marcus, "listClients")).toMatchObject({ status: 200 });
  await set("role", "walker");
  expect(await call(app.marcus, "listClients")).toMatchObject({ status: 403 });
});

test("what did not come through CloudFront is refused before its token is looked at, also where nobody signs in", async () => {
  vi.stubEnv("ORIGIN_SECRET", "known to CloudFront");
  onTestFinished(() => void vi.unstubAllEnvs());
  const refused = { status: 403, body: { message: "You do not have access to this.", code: "forbidden" } };
  const headers = { "x-origin-secret": "known to CloudFront" };
  expect(await callRaw(undefined, "ping")).toMatchObject(refused);
  expect(await callRaw(undefined, "me")).toMatchObject(refused);
  expect(await callRaw(undefined, "ping", { headers })).toMatchObject({ status: 200 });
  expect(await callRaw(app.marcus, "me", { headers })).toMatchObject({ status: 200 });
});

test("a walker or a client does 60 acts a minute at an endpoint, the owner any number", async () => {
  const { now } = runtime;
  Object.assign(runtime, { mostActs: 60, now: () => friday });
  onTestFinished(() => void Object.assign(runtime, { mostActs: Number.POSITIVE_INFINITY, now }));
  const act = (as = app.rosa) => call(as, "changeName", { body: { full_name: "Rosa Delgado" } });
  for (let time = 1; time <= 60; time += 1) expect((await act()).status).toBe(200);
  const message = "Too many requests. Try again in about 1 minute.";
  expect(await act()).toMatchObject({ status: 429, headers: { "retry-after": "60" }, body: { message } });
  expect([await act(app.marcus), await call(app.rosa, "me")]).toMatchObject([{ status: 200 }, { status: 200 }]);
  for (let time = 1; time <= 61; time += 1) expect((await act(app.owner)).status).toBe(200);
  runtime.now = () => friday + 60_000;
  expect((await act()).status).toBe(200);
});
