import { isInvitable, readUser, type User } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { runtime } from "../shared/runtime.ts";

/**
 * Finds a client or a walker who can be invited.
 * @throws AppError not_found; conflict if they have an account, or are inactive
 */
export async function findInvitable(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (!user || user.role === "admin" || user.deleted_at) {
    throw new AppError("not_found", "This person was not found.");
  }
  if (isInvitable(user)) return user;
  throw new AppError("conflict", user.email ? `${user.name} has an account already.` : `${user.name} is not active.`);
}
