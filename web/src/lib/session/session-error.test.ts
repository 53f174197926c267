import { expect, it } from "vitest";
import { sessionEnding } from "./session-error.ts";

it.each([
  ["Unauthorized: token expired", "over"],
  ["Unauthorized: Invalid Token", "over"],
  ["Authorization header missing or invalid", "over"],
  ["Unauthorized: account deactivated", "deactivated"],
  ["Invalid credentials", undefined],
  ["", undefined],
])("reads %j as %s", (message, ending) => {
  expect(sessionEnding(message)).toBe(ending);
});
