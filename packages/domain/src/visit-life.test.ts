import { expect, test } from "vitest";
import { canTransition, isOpen, isOverdue, type VisitStatus, visitStatuses } from "./visit-life.ts";

// The transitions are those of the diagram in docs/visit-life.md, which .ci/docs.test.ts compares.
test("an action is possible from the statuses that it names alone", () => {
  const from = (action: Parameters<typeof canTransition>[0]) =>
    visitStatuses.filter((status) => canTransition(action, status));
  expect([from("complete"), from("restore")]).toEqual([["scheduled", "confirmed"], ["cancelled"]]);
});

test.each<[VisitStatus, boolean]>([
  ["scheduled", true],
  ["confirmed", true],
  ["completed", false],
  ["cancelled", false],
])("a %s visit is open, and overdue from then on: %j", (status, overdue) => {
  expect(isOpen({ status })).toBe(overdue);
  expect(isOverdue({ status, overdueFrom: 1000 }, 999)).toBe(false);
  expect(isOverdue({ status, overdueFrom: 1000 }, 1000)).toBe(overdue);
});
