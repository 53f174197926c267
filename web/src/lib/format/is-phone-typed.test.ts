import { expect, test } from "vitest";
import { isPhoneTyped } from "./is-phone-typed.ts";

test.each([
  ["516", true],
  ["(516) 555-01", true],
  ["+1 516 555 0103", true],
  ["0103", true],
  ["516-555-0103", true],
  ["555-0103", true],
  ["5550103", true],
  ["5165550103", true],
  ["1 516 555 0103", true],
  ["5", false],
  ["0301", false],
  ["Ana 516", false],
])("%s is typed of (516) 555-0103: %s", (typed, isTyped) => {
  for (const phone of ["5165550103", "516-555-0103"]) expect(isPhoneTyped(typed, phone)).toBe(isTyped);
});

test("nobody without a phone is found by digits", () => {
  expect(isPhoneTyped("516", null)).toBe(false);
});
