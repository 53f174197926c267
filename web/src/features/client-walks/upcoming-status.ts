import type { ClientVisit } from "./client-visits.ts";

/** A client's badge: 'Overdue' once the start is past, otherwise as booked (docs/product/visits.md#overdue). `now` in epoch milliseconds. */
export function upcomingStatus({ start, status }: Pick<ClientVisit, "start" | "status">, now: number) {
  if (Date.parse(start) < now) return "overdue";
  return status === "confirmed" ? "confirmed" : "scheduled";
}
