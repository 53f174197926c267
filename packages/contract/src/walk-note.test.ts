import { expect, test } from "vitest";
import { completeWalk } from "./walk-note.ts";

const links = (count: number, length: number) =>
  Array.from({ length: count }, () => "https://photos.example/".padEnd(length, "x"));

test.each([
  ["the longest note with 6000 characters of links", 4000, links(20, 300), true],
  ["a short note with 20 links of 499", 20, links(20, 499), true],
  ["the longest note with one character more of links", 4000, [...links(19, 300), ...links(1, 301)], false],
  ["20 of the longest links", 20, links(20, 2000), false],
])("%s fits one visit: %j", (_, length, photo_urls, fits) => {
  const result = completeWalk.body.safeParse({ comments: "a".repeat(length), photo_urls });
  expect(result.success).toBe(fits);
  if (!fits) {
    expect(result.error?.issues).toMatchObject([
      { path: ["photo_urls"], message: "Notes and photo links together must be at most 10000 characters" },
    ]);
  }
});
