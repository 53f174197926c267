import { visitOverdue } from "../../lib/overdue.ts";
import type { ShownStatus } from "../../ui/status-badge.tsx";
import type { WalkerVisit } from "./my-schedule.ts";

/** Its status, or that its time frame went by without it. */
export const shownStatus = (visit: WalkerVisit, now: number): ShownStatus =>
  visitOverdue(visit, now) ? "overdue" : visit.status;
