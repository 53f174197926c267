export const visitStatuses = ["scheduled", "confirmed", "completed", "cancelled"] as const;

export type VisitStatus = (typeof visitStatuses)[number];

/** Lists the statuses of a visit that is still to be done. */
export const openStatuses = ["scheduled", "confirmed"] as const satisfies readonly VisitStatus[];

interface Transition {
  from: readonly VisitStatus[];
  to: VisitStatus;
}

/**
 * The statuses that each action may start from, and the status it leads to. See docs/visit-life.md.
 * Callers check who may act, and on which day.
 */
export const transitions = {
  confirm: { from: ["scheduled"], to: "confirmed" },
  complete: { from: openStatuses, to: "completed" },
  cancel: { from: openStatuses, to: "cancelled" },
  restore: { from: ["cancelled"], to: "scheduled" },
  reopen: { from: ["completed"], to: "scheduled" },
} as const satisfies Record<string, Transition>;

/** Tells whether an action may start from a status. Who may act, and on which day, is for callers to check. */
export function canTransition(action: keyof typeof transitions, status: VisitStatus): boolean {
  const { from }: Transition = transitions[action];
  return from.includes(status);
}

/** Tells whether a visit is still to be done: scheduled or confirmed. */
export const isOpen = ({ status }: { status: VisitStatus }): boolean => openStatuses.some((open) => open === status);

/** Tells whether a visit is still open from when on it is overdue. Both times are epoch milliseconds. */
export function isOverdue(visit: { status: VisitStatus; overdueFrom: number }, now: number): boolean {
  return now >= visit.overdueFrom && isOpen(visit);
}
