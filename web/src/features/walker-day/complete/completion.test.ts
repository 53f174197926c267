import { expect, it } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { completionFailure } from "./completion.ts";

it.each([
  [409, "This walk is already completed.", "This walk is already completed."],
  [502, "", "Failed to mark walk as completed"],
  [0, "", "No signal. Your note is kept: send it when you are back online."],
])("says of a failure with status %d and the server's words '%s': '%s'", (status, words, said) =>
  expect(completionFailure(new ApiError(status, words))).toBe(said),
);
