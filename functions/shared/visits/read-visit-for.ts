import { readOwnVisit, readVisit, type Visit } from "@petcare/storage";
import type { Caller } from "../pipeline/caller.ts";
import { runtime } from "../runtime.ts";
import { visitKeyIn, visitNotFound } from "./visit-not-found.ts";
import { isInWalkerWindow } from "./walker-visits.ts";

/**
 * Reads a visit that the caller may see: the owner any, walkers their own within their window, clients their own.
 * @throws AppError not_found, the same for a missing visit and another person's
 */
export async function readVisitFor({ role, person, household }: Caller, id: string): Promise<Visit> {
  const key = visitKeyIn(id);
  const visit =
    role === "admin"
      ? await readVisit(runtime.db, key)
      : await readOwnVisit(runtime.db, key, { role, id: role === "client" ? household.id : person.id });
  if (!visit || (role === "walker" && !isInWalkerWindow(visit))) throw visitNotFound();
  return visit;
}
