import { getUser, type User, userByEmail } from "@petcare/storage";
import { digest, runtime } from "../runtime.ts";

/**
 * The account that signs in with an email address, with its username in Cognito. Where there is none the username is one
 * that nobody has: an unknown address takes as long, and is told the same, as a known one.
 */
export async function accountOf(email: string): Promise<{ user: User | undefined; username: string }> {
  const user = await userByEmail(runtime.db, email);
  if (user) return { user, username: user.id };
  const username = `nobody-${digest(email)}`;
  await getUser(runtime.db, username);
  return { user, username };
}
