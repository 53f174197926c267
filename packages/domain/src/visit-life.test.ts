import { describe, expect, test } from "vitest";
import { canTransition, isOpen, isOverdue, transitions, type VisitStatus, visitStatuses } from "./visit-life.ts";

type Action = Parameters<typeof canTransition>[0];

const allowed: Record<Action, { from: VisitStatus[]; to: VisitStatus }> = {
  confirm: { from: ["scheduled"], to: "confirmed" },
  complete: { from: ["scheduled", "confirmed"], to: "completed" },
  cancel: { from: ["scheduled", "confirmed"], to: "cancelled" },
  restore: { from: ["cancelled"], to: "scheduled" },
  reopen: { from: ["completed"], to: "scheduled" },
};

test("there are four statuses", () => {
  expect([...visitStatuses].sort()).toEqual(["cancelled", "completed", "confirmed", "scheduled"]);
});

describe.each(Object.keys(allowed) as Action[])("%s", (action) => {
  test.each(visitStatuses)("from %s", (status) => {
    expect(canTransition(action, status)).toBe(allowed[action].from.includes(status));
  });

  test("leads to the right status", () => {
    expect(transitions[action].to).toBe(allowed[action].to);
  });
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
