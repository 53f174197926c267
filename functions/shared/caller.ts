import type { Role } from "@petcare/contract";
import { getUser, type User } from "@petcare/storage";
import { AppError } from "./app-error.ts";
import { runtime } from "./runtime.ts";
import { readToken } from "./token.ts";

/** Who is calling: their record as it is at this moment. */
export interface Caller {
  id: string;
  role: Role;
  user: User;
}

/**
 * Reads the token and then the caller's record, on every request, so that a deactivation, a new role or a new
 * password counts at once.
 * @throws AppError with the 401 texts of the specification, chapter 8
 */
export async function authenticate(authorization: string | undefined): Promise<Caller> {
  const { userId, signedInAt } = await readToken(authorization);
  const user = await getUser(runtime.db, userId);
  if (!user) throw new AppError("invalid_token");
  if (!user.active) throw new AppError("deactivated");
  if (user.sessions_valid_from !== undefined && signedInAt < user.sessions_valid_from) {
    throw new AppError("expired_token");
  }
  return { id: user.id, role: user.role, user };
}
