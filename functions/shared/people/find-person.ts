import { readUser, type User } from "@petcare/storage";
import { AppError } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

const clientNotFound = () => new AppError("not_found", "This client was not found.");

/** @throws AppError not_found, also for the id of somebody who is no client */
export async function findClient(id: string): Promise<User> {
  const user = await readUser(runtime.db, id);
  if (user?.role !== "client") throw clientNotFound();
  return user;
}
