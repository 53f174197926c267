import type { FieldChanges, SeriesFields } from "@petcare/domain";
import { readUser, type User } from "@petcare/storage";
import { invalidField } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

/** @throws AppError invalid_input naming client_id, where nobody can be booked under that id */
export async function getClient(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (user?.role !== "client" || user.deleted_at) throw invalidField("client_id", "Client must be an existing client");
  return user;
}

/**
 * The owner can always be assigned, and so can an inactive walker. The calendar warns, and the owner decides.
 *
 * @throws AppError invalid_input naming walker_id
 */
export async function getWalker(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (!user || user.role === "client" || user.deleted_at)
    throw invalidField("walker_id", "Walker must be an existing walker");
  return user;
}

/**
 * Gives a booking to another walker. A booking that shows the client its walker's phone shows the new one's:
 * otherwise the client would call somebody else.
 *
 * @param given what the booking has now
 */
export function walkerChange(given: SeriesFields, walker: User | undefined): FieldChanges {
  if (given.walker_id === walker?.id) return {};
  return { walker_id: walker?.id, walker_phone: given.walker_phone === undefined ? undefined : walker?.phone };
}
