import { expect, test } from "vitest";
import { parseVisitId, visitId } from "./visit-id.ts";

test("a visit id is read back as it was written", () => {
  const key = { schedule_id: "k3f9_x-7", original_date: "2026-11-20" } as const;
  expect(visitId(key)).toBe("k3f9_x-7.2026-11-20");
  expect(parseVisitId("k3f9_x-7.2026-11-20")).toEqual(key);
});

test.each([
  "",
  "k3f9",
  ".2026-11-20",
  "k3f9.2026-11-31",
  "k3f9.2026-11-20 ",
  "k3f9.2026-11-20\n",
  "k3.f9.2026-11-20",
  "k3#VISIT#.2026-11-20",
  `${"k".repeat(70)}.2026-11-20`,
  `${"k".repeat(5000)}.2026-11-20`,
])("%j is no visit id", (text) => {
  expect(parseVisitId(text)).toBeUndefined();
});
