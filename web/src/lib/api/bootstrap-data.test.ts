import { afterEach, beforeEach, expect, test } from "vitest";
import { bootstrapAnswer, firstAnswers } from "./bootstrap-data.ts";
import type { HttpAnswer, HttpRequest } from "./http-answer.ts";

const request = (changes: Partial<HttpRequest> = {}): HttpRequest => ({
  method: "GET",
  path: "/my-upcoming-walks",
  query: { limit: "15" },
  headers: { Authorization: "Bearer 1" },
  timeoutMs: 1000,
  ...changes,
});
const begin = (answer: Promise<HttpAnswer>, address = "/my-upcoming-walks?limit=15") => {
  globalThis.bootstrapData = {
    answers: new Map([[address, { authorization: "Bearer 1", answer }]]),
    arrived: false,
    stopWaiting: () => {},
  };
};

beforeEach(() => begin(Promise.resolve({ status: 200, headers: { "next-cursor": "abc" }, text: "[1]" })));
afterEach(() => {
  globalThis.bootstrapData = undefined;
});

test("what the head asked for is taken with its headers, once", async () => {
  expect(await bootstrapAnswer(request())).toMatchObject({
    status: 200,
    text: "[1]",
    headers: { "next-cursor": "abc" },
  });
  expect(await bootstrapAnswer(request())).toBeUndefined();
});

test.each<[string, Partial<HttpRequest>]>([
  ["another question", { query: { limit: "20" } }],
  ["somebody else", { headers: { Authorization: "Bearer 2" } }],
])("an answer is not for %s", async (_, changes) => {
  expect(await bootstrapAnswer(request(changes))).toBeUndefined();
});

test("the first answers are those that no screen has taken, and none where the head asked for nothing", async () => {
  expect(await Promise.all(firstAnswers())).toEqual([expect.objectContaining({ text: "[1]" })]);
  await bootstrapAnswer(request());
  expect(firstAnswers()).toEqual([]);
  globalThis.bootstrapData = undefined;
  expect(firstAnswers()).toEqual([]);
});

test("after a write, all is asked anew", async () => {
  await bootstrapAnswer(request({ method: "POST", path: "/logout" }));
  expect(await bootstrapAnswer(request())).toBeUndefined();
});

test.each([
  ["refused", () => Promise.resolve({ status: 401, headers: {}, text: "{}" })],
  ["never arrived", () => Promise.reject(new TypeError("no network"))],
])("an answer that was %s is asked for again", async (_, answer) => {
  begin(answer());
  expect(await bootstrapAnswer(request())).toBeUndefined();
});
