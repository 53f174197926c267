import { expect, test } from "vitest";
import { doorCode, doorTag, doorTagLink, tagIn } from "./arrival.ts";

const tag = "3467ACDEFGHJKMNPQRTWXY34";

test("a tag's address has its secret behind the part that a browser sends", () => {
  const link = doorTagLink("https://walks.example", tag);
  expect(link).toBe(`https://walks.example/t#${tag}`);
  expect(new URL(link).pathname).toBe("/t");
  expect(tagIn(link)).toBe(tag);
});

test("a tag's code is its beginning, and is typed in any case, with gaps", () => {
  expect(doorCode(tag)).toBe("3467AC");
  expect(["3467AC", " 3467 ac ", "346-7ac"].map(tagIn)).toEqual(["3467AC", "3467AC", "3467AC"]);
});

test("no other text is a tag", () => {
  const others = ["", "3467A", "3467ACD", "3467A0", `${tag}3`, "https://walks.example/t", "https://walks.example/t#"];
  expect(others.map(tagIn)).toEqual(others.map(() => undefined));
  expect(doorTag.test(tag.replace("3", "0"))).toBe(false);
});
