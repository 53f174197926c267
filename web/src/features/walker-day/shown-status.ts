import { visitOverdue } from "../../lib/format/overdue.ts";
import type { ShownStatus } from "../../parts/status-badge.tsx";
import type { WalkerVisit } from "./my-schedule.ts";

/** Its status, or that its time frame went by without it. */
export const shownStatus = (visit: WalkerVisit, now: number): ShownStatus =>
  visitOverdue(visit, now) ? "overdue" : visit.status;
