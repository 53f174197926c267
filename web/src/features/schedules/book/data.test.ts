import { expect, it } from "vitest";
import { autoFilled } from "./data.ts";

it.each([
  ["fills what is empty", "", "", "1 Harbor Ln", "1 Harbor Ln"],
  ["follows to the next client", "1 Harbor Ln", "1 Harbor Ln", "9 Orchard St", "9 Orchard St"],
  ["empties what the next client lacks", "1 Harbor Ln", "1 Harbor Ln", "", ""],
  ["keeps what was typed", "The beach", "1 Harbor Ln", "9 Orchard St", "The beach"],
])("%s", (_, current, before, suggestion, after) => {
  expect(autoFilled(current, before, suggestion)).toBe(after);
});
