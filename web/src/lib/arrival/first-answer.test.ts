import { afterEach, beforeEach, expect, test } from "vitest";
import type { HttpRequest } from "../api/http.ts";
import { firstAnswer } from "./first-answer.ts";

const request = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  method: "GET",
  path: "/my-upcoming-walks",
  query: { limit: "15" },
  headers: { Authorization: "Bearer 1" },
  timeoutMs: 1000,
  ...changes,
});
const begin = (response: Promise<Response>, address = "/my-upcoming-walks?limit=15") => {
  globalThis.arrival = {
    answers: new Map([[address, { authorization: "Bearer 1", response }]]),
    arrived: false,
    stopWaiting: () => {},
  };
};

beforeEach(() => begin(Promise.resolve(new Response("[1]", { headers: { "Next-Cursor": "abc" } }))));
afterEach(() => {
  globalThis.arrival = undefined;
});

test("what the head asked for is taken with its headers, once", async () => {
  expect(await firstAnswer(request())).toMatchObject({ status: 200, text: "[1]", headers: { "next-cursor": "abc" } });
  expect(await firstAnswer(request())).toBeUndefined();
});

test.each<[string, Partial<HttpRequest>]>([
  ["another question", { query: { limit: "20" } }],
  ["somebody else", { headers: { Authorization: "Bearer 2" } }],
])("an answer is not for %s", async (_, changes) => {
  expect(await firstAnswer(request(changes))).toBeUndefined();
});

test("after a write, all is asked anew", async () => {
  await firstAnswer(request({ method: "POST", path: "/logout" }));
  expect(await firstAnswer(request())).toBeUndefined();
});

test.each([
  ["refused", () => Promise.resolve(new Response("{}", { status: 401 }))],
  ["never arrived", () => Promise.reject(new TypeError("no network"))],
])("an answer that was %s is asked for again", async (_, answer) => {
  begin(answer());
  expect(await firstAnswer(request())).toBeUndefined();
});

test("a try to wake the server that was lost is not repeated at once", async () => {
  const ping = request({ path: "/ping", query: {} });
  begin(Promise.reject(new TypeError("no network")), "/ping");
  await expect(firstAnswer(ping)).rejects.toThrow("no network");
  begin(Promise.resolve(new Response("{}", { status: 503 })), "/ping");
  expect(await firstAnswer(ping)).toMatchObject({ status: 503 });
});
