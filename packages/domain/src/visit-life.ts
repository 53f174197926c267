export const visitStatuses = ["scheduled", "confirmed", "completed", "cancelled"] as const;

export type VisitStatus = (typeof visitStatuses)[number];

interface Transition {
  from: readonly VisitStatus[];
  to: VisitStatus;
}

/** Which states each action may start from and where it leads. Who may act, and on which day, is the caller's to check. */
export const transitions = {
  confirm: { from: ["scheduled"], to: "confirmed" },
  complete: { from: ["scheduled", "confirmed"], to: "completed" },
  cancel: { from: ["scheduled", "confirmed"], to: "cancelled" },
  restore: { from: ["cancelled"], to: "scheduled" },
  reopen: { from: ["completed"], to: "scheduled" },
} as const satisfies Record<string, Transition>;

export type VisitAction = keyof typeof transitions;

export function canTransition(action: VisitAction, status: VisitStatus): boolean {
  const { from }: Transition = transitions[action];
  return from.includes(status);
}

/** Its time frame has ended and it is neither completed nor cancelled. Instants in epoch milliseconds. */
export function isOverdue(visit: { status: VisitStatus; frameEnd: number }, now: number): boolean {
  return now >= visit.frameEnd && visit.status !== "completed" && visit.status !== "cancelled";
}
