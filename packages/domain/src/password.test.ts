import { describe, expect, test } from "vitest";
import { passwordProblem } from "./password.ts";

describe("at signup", () => {
  test.each([
    ["", "Password must be at least 8 characters"],
    ["Abcdefg", "Password must be at least 8 characters"],
    ["abcdefgh", "Password must contain at least 1 uppercase letter"],
    ["Abcdefgh", undefined],
  ])("%j: %j", (password, problem) => {
    expect(passwordProblem(password, "signup")).toBe(problem);
  });
});

describe("in settings", () => {
  test.each([
    ["Abcdefgh", "Password must be at least 9 characters"],
    ["abcdefghi", "Password must contain at least one uppercase letter"],
    ["Abcdefghi", undefined],
  ])("%j: %j", (password, problem) => {
    expect(passwordProblem(password, "settings")).toBe(problem);
  });
});
