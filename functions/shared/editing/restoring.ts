import { isOpen, planOccurrence, planRestore, type RestoreRefusal } from "@petcare/domain";
import { readUsers, type Schedule, type Visit, type VisitRequest } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";
import { hasLeft } from "../visits/has-left.ts";
import { walkerChange } from "./booked-fields.ts";

type Concerned = Pick<Visit, "client_id" | "walker_id"> & Pick<Schedule, "earlier">;

/** Reads the ids of the bookings' people who have left. */
export async function readLeft(bookings: readonly Concerned[]): Promise<ReadonlySet<string>> {
  const ids = bookings
    .flatMap(({ client_id, walker_id, earlier = [] }) => [
      client_id,
      walker_id,
      ...earlier.map(({ fields }) => fields.walker_id),
    ])
    .flatMap((id) => id ?? []);
  const users = await readUsers(runtime.db, [...new Set(ids)]);
  return new Set(ids.filter((id) => hasLeft(users.get(id))));
}

/** Plans to restore a visit. It comes back unassigned if its walker has left. */
export const restoring =
  (left: ReadonlySet<string>): VisitRequest<RestoreRefusal>["plan"] =>
  (schedule, visit) => {
    // The answer to an earlier, equal request may have been lost.
    if (isOpen(visit)) return { outcome: "unchanged" };
    const planned = planRestore(schedule, visit, today());
    if (planned.outcome !== "planned" || !left.has(planned.after.walker_id ?? "")) return planned;
    return planOccurrence(schedule, planned.after, { changes: walkerChange(planned.after, undefined) }, today());
  };
