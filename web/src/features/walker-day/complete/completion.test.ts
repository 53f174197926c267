import { expect, it } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { completionFailure } from "./completion.ts";

it("says the server's words, else the screen's own, and what helps without a connection", () => {
  expect(completionFailure(new ApiError(409, "This walk is already completed."))).toEqual({
    message: "This walk is already completed.",
  });
  expect(completionFailure(new ApiError(502))).toEqual({ message: "Failed to mark walk as completed" });
  expect(completionFailure(new ApiError(0))).toEqual({
    message: "Failed to mark walk as completed",
    advice: expect.stringContaining("saved on this phone"),
  });
});
