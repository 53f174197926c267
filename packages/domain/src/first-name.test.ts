import { expect, test } from "vitest";
import { firstNameOf } from "./first-name.ts";

test.each([
  ["Rosa Delgado", "Rosa"],
  ["  Rosa\u00a0Delgado", "Rosa"],
  ["Rosa\u2003Delgado ", "Rosa"],
  ["Rosa", "Rosa"],
  ["", ""],
])("the first name of %j is %j", (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
