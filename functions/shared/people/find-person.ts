import { readUser, type User } from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

const clientNotFound = () => new AppError("not_found", "This client was not found.");

/**
 * A client, or whoever a record that was merged leads to.
 * @throws AppError not_found, also for the id of somebody who is no client
 */
export async function findClient(id: string): Promise<User> {
  const user = await findRecord(id);
  return user.merged ? findClient(user.merged.into) : user;
}

/** A client's record, also one that was merged into another. */
export async function findRecord(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (user?.role !== "client") throw clientNotFound();
  return user;
}
