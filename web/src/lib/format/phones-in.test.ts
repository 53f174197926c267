import { expect, it } from "vitest";
import { phonesIn } from "./phones-in.ts";

it.each([
  ["Vet: Dr. Kim, 516-555-0134.", ["516-555-0134"]],
  ["(516) 555-0134 or 5165550135", ["(516) 555-0134", "5165550135"]],
  ["+1 516.555.0134", ["+1 516.555.0134"]],
  ["Code 4417, 25 minutes, 2026-11-20, 12345678901234", []],
  ["555-0134", []],
  ["", []],
])("finds in %j %j", (text, phones) => {
  const pieces = phonesIn(text);
  expect(pieces.filter(({ isPhone }) => isPhone).map((piece) => piece.text)).toEqual(phones);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
});
