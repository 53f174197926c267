import { readUser, signInOf, type User, userByEmail } from "@petcare/storage";
import { digest, runtime } from "../runtime.ts";

/** An account, with its username in Cognito. */
export interface AccountOf {
  user: User | undefined;
  username: string;
}

/**
 * Finds the account that signs in with an email address.
 * An unknown address gets a username that does not exist, so that it takes as long as a known one and gets the same answer.
 */
export async function accountOf(email: string): Promise<AccountOf> {
  const user = await userByEmail(runtime.db, email);
  if (user) return { user, username: signInOf(user) };
  const username = `nobody-${digest(email)}`;
  await readUser(runtime.db, username);
  return { user, username };
}
