import { expect, test } from "vitest";
import { isPhoneTyped } from "./is-phone-typed.ts";

test.each([
  ["516", true],
  ["(516) 555-01", true],
  ["+1 516 555 0103", true],
  ["0103", true],
  ["5", false],
  ["0301", false],
  ["Ana 516", false],
])("%s is typed of (516) 555-0103: %s", (typed, isTyped) => {
  expect(isPhoneTyped(typed, "5165550103")).toBe(isTyped);
});

test("nobody without a phone is found by digits", () => {
  expect(isPhoneTyped("516", null)).toBe(false);
});
