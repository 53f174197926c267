import { expect, it } from "vitest";
import { namesIn, textOrNull } from "./typed-text.ts";

it("text without a character is none", () => {
  expect(textOrNull(" 41 Harbor Ln ")).toBe("41 Harbor Ln");
  expect(textOrNull(" \n")).toBeNull();
});

it("counts only the fields that hold a name", () => {
  expect(namesIn([" Biscuit ", "", " ", "Max"])).toEqual(["Biscuit", "Max"]);
});
