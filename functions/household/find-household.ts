import type { User } from "@petcare/storage";
import { findClient } from "../shared/people/find-person.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import type { Caller } from "../shared/pipeline/caller.ts";

/**
 * Finds a household's client: for the owner the one that the request names, for a client or a member their own.
 *
 * @throws AppError not_found, also for another household
 */
export async function findHousehold(client: string | undefined, { role, household }: Caller): Promise<User> {
  if (role === "admin") return findClient(client ?? "");
  if (client !== undefined && client !== household.id) throw new AppError("not_found", "This client was not found.");
  return household;
}

/** @throws AppError forbidden, naming the client, if the caller is a member of the household */
export function requireHead({ person, household }: Caller): void {
  if (person.id !== household.id) throw new AppError("forbidden", `Only ${household.name} or the office can do this.`);
}
