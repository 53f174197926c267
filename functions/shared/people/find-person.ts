import { readUser, type User } from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

const clientNotFound = () => new AppError("not_found", "This client was not found.");

/**
 * Finds a client. The id of a merged record or of a household's member leads to the client, too.
 * @throws AppError not_found, also for a walker's id
 */
export async function findClient(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  const next = user?.merged?.into ?? user?.household;
  return next === undefined ? findRecord(id, user) : findClient(next);
}

/** Reads a client's record, following merges. @param known the record if it was read already */
export async function findRecord(id: string, known?: User): Promise<User> {
  const user = known ?? (await readUser(runtime.db, id));
  if (user?.role !== "client" || user.household !== undefined) throw clientNotFound();
  return user;
}
