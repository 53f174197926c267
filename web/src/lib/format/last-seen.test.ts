import { expect, test } from "vitest";
import { lastSeen } from "./last-seen.ts";

/** 2:10 PM in New York. */
const now = Date.parse("2026-11-20T19:10:00Z");

test.each([
  ["2026-11-20T19:09:50Z", "Seen 1 minute ago"],
  ["2026-11-20T18:31:00Z", "Seen 39 minutes ago"],
  ["2026-11-20T17:02:00Z", "Seen 2 hours ago"],
  ["2026-11-20T04:59:00Z", "Seen yesterday"],
  ["2026-10-30T14:00:00Z", "Seen Fri, Oct 30"],
])("%s reads as '%s'", (at, words) => {
  expect(lastSeen(at, now)).toBe(words);
});
