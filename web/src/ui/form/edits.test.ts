import { expect, it } from "vitest";
import { afterSaving, isChanged } from "./edits.ts";

const sent = { name: "Ana", pets: ["Biscuit"] };

it("what was sent is no edit any more, what was typed meanwhile still is", () => {
  expect(afterSaving({ name: "Ana", pets: ["Biscuit", "Max"] }, sent)).toEqual({ pets: ["Biscuit", "Max"] });
  expect(afterSaving({ name: "Ana", pets: ["Biscuit"] }, sent)).toEqual({});
});

it("a field that is back at what is stored is no change", () => {
  expect(isChanged({}, sent)).toBe(false);
  expect(isChanged({ name: "Ana", pets: ["Biscuit"] }, sent)).toBe(false);
  expect(isChanged({ name: "Anna" }, sent)).toBe(true);
  expect(isChanged({ pets: [] }, sent)).toBe(true);
});
