import { expect, it } from "vitest";
import { ApiError } from "./api-error.ts";
import { worthAnotherTry } from "./query.ts";

it("tries again, twice, where a network or a server failed", () => {
  expect([0, 1, 2].map((failures) => worthAnotherTry(failures, new ApiError(0)))).toEqual([true, true, false]);
  expect(worthAnotherTry(0, new ApiError(503))).toBe(true);
});

it("takes a refusal as an answer, and our own mistakes as mistakes", () => {
  expect([400, 401, 404, 409].map((status) => worthAnotherTry(0, new ApiError(status)))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(worthAnotherTry(0, new TypeError("x is undefined"))).toBe(false);
});
