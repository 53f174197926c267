import { expect, test } from "vitest";
import { firstNameOf, isFirstName } from "./plain-text.ts";

test.each([
  ["Rosa Delgado", "Rosa"],
  ["  Rosa\u00a0Delgado", "Rosa"],
  ["Rosa\u2003Delgado ", "Rosa"],
  ["Rosa", "Rosa"],
  ["", ""],
])("the first name of %j is %j", (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

test.each([
  ...["Rosa", "Zoë", "O’Connor", "Anne-Marie", "J.", "李"].map((text) => [text, true] as const),
  ...["https://evil.example/", "evil.example", "ana@b.example", "<b>", "5165550101", ""].map(
    (text) => [text, false] as const,
  ),
])("%j can be greeted: %j", (text, isName) => {
  expect(isFirstName(text)).toBe(isName);
});
