import { readUser, type User } from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

const clientNotFound = () => new AppError("not_found", "This client was not found.");

/**
 * A client, or whoever a record that was merged, or of a member of a household, leads to.
 * @throws AppError not_found, also for the id of somebody who is no client
 */
export async function findClient(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  const next = user?.merged?.into ?? user?.household;
  return next === undefined ? findRecord(id, user) : findClient(next);
}

/** A client's record, also one that was merged into another. @param known as it was read before */
export async function findRecord(id: string, known?: User): Promise<User> {
  const user = known ?? (await readUser(runtime.db, id));
  if (user?.role !== "client" || user.household !== undefined) throw clientNotFound();
  return user;
}
