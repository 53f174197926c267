import { expect, test } from "vitest";
import { isOnline } from "./presence.ts";

const now = Date.UTC(2026, 10, 20, 13);

test.each([
  [0, true],
  [6 * 60_000, true],
  [6 * 60_000 + 1, false],
])("whoever was seen %i milliseconds ago is online: %s", (ago, online) => {
  expect(isOnline(now - ago, now)).toBe(online);
});

test("whoever was never seen is not online", () => {
  expect(isOnline(undefined, now)).toBe(false);
});
