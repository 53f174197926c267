import { expect, it } from "vitest";
import { ApiError } from "../../../lib/api/api-error.ts";
import { completionFailure, readCompletion } from "./completion.ts";

it("sends trimmed notes and the links", () => {
  expect(readCompletion({ comments: "  Fine.\n<b>Really</b> ", photos: "https://a.example/1.jpg," })).toEqual({
    body: { comments: "Fine.\n<b>Really</b>", photo_urls: ["https://a.example/1.jpg"] },
  });
});

it.each(["", "  \n"])("refuses notes of %j", (comments) => {
  expect(readCompletion({ comments, photos: "" })).toEqual({
    problems: { comments: "Additional notes are required to complete the walk.", photos: undefined },
  });
});

it("takes 4000 characters and not one more", () => {
  expect(readCompletion({ comments: "x".repeat(4000), photos: "" })).toHaveProperty("body");
  expect(readCompletion({ comments: "x".repeat(4001), photos: "" })).toMatchObject({
    problems: { comments: "Notes can be at most 4000 characters long; these are 4001." },
  });
});

it("tells of notes and links at once", () => {
  expect(readCompletion({ comments: "", photos: "x" })).toMatchObject({
    problems: { comments: expect.any(String), photos: expect.stringContaining("“x”") },
  });
});

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
