import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "../../testing/call.ts";
import { startSignedInApp } from "../../testing/signed-in-app.ts";
import { forgetOnce } from "../runtime.ts";

const app = await startSignedInApp();
const path = `/${process.env.USER_POOL_ID}/.well-known/jwks.json`;
const keys = await (await fetch(`${process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER}${path}`)).text();
const [key] = JSON.parse(keys).keys;

const asked: (string | undefined)[] = [];
const cognito = createServer(({ url }, response) => {
  asked.push(url);
  response.end(keys);
});
await new Promise<void>((resolve) => cognito.listen(0, "127.0.0.1", resolve));
afterAll(() => void cognito.close());

beforeEach(() => {
  asked.length = 0;
  const { port } = cognito.address() as AddressInfo;
  vi.stubEnv("AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER", `http://127.0.0.1:${port}`);
});
afterEach(() => void vi.unstubAllEnvs());

/** A function that has just started, in a deployment that read these keys. */
function start(known: string | undefined): void {
  vi.stubEnv("USER_POOL_KEYS", known);
  forgetOnce();
}

const ok = { status: 200 };

test("a function that knows the pool's keys asks Cognito nothing", async () => {
  start(keys);
  expect(await call(app.rosa, "me")).toMatchObject(ok);
  expect(await call(app.ana, "me")).toMatchObject(ok);
  expect(asked).toEqual([]);
});

test.each([
  ["of another id", JSON.stringify({ keys: [{ ...key, kid: "of last year" }] })],
  ["read in vain", JSON.stringify({ keys: [] })],
  ["missing", undefined],
])("keys %s make it ask once", async (_, known) => {
  start(known);
  expect(await call(app.rosa, "me")).toMatchObject(ok);
  expect(await call(app.ana, "me")).toMatchObject(ok);
  expect(asked).toEqual([path]);
});

test("a token that another key signed is refused, whatever its id", async () => {
  const [header = "", ...rest] = app.rosa.token.split(".");
  const other = { ...JSON.parse(Buffer.from(header, "base64url").toString()), kid: "nobody's" };
  const token = [Buffer.from(JSON.stringify(other)).toString("base64url"), ...rest].join(".");
  start(keys);
  expect(await call({ ...app.rosa, token }, "me")).toMatchObject({ status: 401, body: { code: "invalid_token" } });
  expect(asked).toEqual([path]);
});
