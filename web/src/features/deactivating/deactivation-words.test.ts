import { expect, it } from "vitest";
import { outcomeWords } from "./deactivation-words.ts";

it.each([
  [{ kept: 0, moved: 38, unassigned: 2, cancelled: 0 }, "38 move, 2 become unassigned"],
  [{ kept: 1, moved: 1, unassigned: 1, cancelled: 1 }, "1 moves, 1 becomes unassigned, 1 is cancelled, 1 stays"],
  [{ kept: 4, moved: 0, unassigned: 0, cancelled: 3 }, "3 are cancelled, 4 stay"],
  [{ kept: 0, moved: 0, unassigned: 0, cancelled: 0 }, "No visits are touched"],
])("says what becomes of the visits: %j", (outcome, words) => {
  expect(outcomeWords(outcome)).toBe(words);
});
