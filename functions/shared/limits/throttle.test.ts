import { afterEach, expect, test } from "vitest";
import { call } from "../../testing/call.ts";
import { startSignedInApp } from "../../testing/signed-in-app.ts";

const app = await startSignedInApp();
afterEach(() => {
  delete process.env.LIMITS;
});

const ask = (email: string, sourceIp: string) => call(undefined, "emailAvailable", { query: { email }, sourceIp });

test("too many requests from one address are refused with a message, a code and a header that say when", async () => {
  process.env.LIMITS = JSON.stringify({ "public/address": { count: 2 } });
  for (const email of ["a@test.example", "b@test.example"])
    expect(await ask(email, "10.1.1.1")).toMatchObject({ status: 200 });
  app.clock.now += 250_000;
  expect(await ask("c@test.example", "10.1.1.1")).toMatchObject({
    status: 429,
    headers: { "retry-after": "650" },
    body: { message: "Too many requests. Try again in about 11 minutes.", code: "too_many_requests" },
  });
  expect(await ask("c@test.example", "10.1.1.2")).toMatchObject({ status: 200 });
  app.clock.now += 649_000;
  expect(await ask("c@test.example", "10.1.1.1")).toMatchObject({
    headers: { "retry-after": "1" },
    body: { message: "Too many requests. Try again in about 1 minute." },
  });
  app.clock.now += 1000;
  expect(await ask("c@test.example", "10.1.1.1")).toMatchObject({ status: 200 });
});
