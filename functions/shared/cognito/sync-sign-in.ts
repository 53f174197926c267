import { AdminDisableUserCommand, AdminEnableUserCommand } from "@aws-sdk/client-cognito-identity-provider";
import { readUser, signInOf } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { identity, isRefusal } from "./identity.ts";

/**
 * Lets somebody sign in, or not, as the table has them. It reads the table again afterwards, in case that has changed.
 * Whoever has no account is left out.
 */
export async function syncSignIn(id: string): Promise<void> {
  for (let written: boolean | undefined; ; ) {
    const user = await readUser(runtime.db, id);
    if (user?.email === undefined || user.active === written) return;
    written = user.active;
    const asked = { ...identity.pool, Username: signInOf(user) };
    try {
      await identity.client.send(written ? new AdminEnableUserCommand(asked) : new AdminDisableUserCommand(asked));
    } catch (error) {
      if (!isRefusal(error, "UserNotFoundException")) throw error;
    }
  }
}
