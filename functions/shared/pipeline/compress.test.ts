import { beforeAll, expect, test } from "vitest";
import { book } from "../../testing/bookings.ts";
import { callRaw } from "../../testing/call.ts";
import { startSignedInApp } from "../../testing/signed-in-app.ts";
import { compressed } from "./exchange.ts";

const app = await startSignedInApp();
beforeAll(async () => {
  await book(app, { rrule: "FREQ=DAILY" });
});

const schedule = (acceptEncoding?: string) =>
  callRaw(app.rosa, "mySchedule", { ...(acceptEncoding && { headers: { "Accept-Encoding": acceptEncoding } }) });

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
])("a long list goes out compressed where the caller takes '%s', and says the same", async (accepted, coding) => {
  const plain = await schedule();
  const answer = await schedule(accepted);
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-encoding": coding,
    vary: "accept-encoding",
  });
  expect(answer.body).toEqual(plain.body);
  expect(answer.bytes * 8).toBeLessThan(plain.bytes);
});

test("a caller who takes no coding gets the list as it is, and is told that others do", async () => {
  const { headers, bytes, body } = await schedule();
  expect(headers).not.toHaveProperty("content-encoding");
  expect(headers).toMatchObject({ vary: "accept-encoding" });
  expect(bytes).toBe(Buffer.byteLength(JSON.stringify(body)));
});

test("a short answer stays as it is", async () => {
  const { headers, body } = await callRaw(undefined, "ping", { headers: { "accept-encoding": "br" } });
  expect(body).toEqual({ ok: true });
  expect(headers).not.toHaveProperty("content-encoding");
});

test("answers are compressed from 1025 bytes on, not characters", () => {
  const isCompressed = (body: string) => compressed({ statusCode: 200, body }, "gzip").isBase64Encoded === true;
  expect(["a".repeat(1024), "a".repeat(1025), "é".repeat(512), "é".repeat(513)].map(isCompressed)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
