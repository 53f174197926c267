import { business } from "@petcare/business";
import { listPeople, storeUser } from "@petcare/storage";
import { createSignIn } from "../shared/cognito/users.ts";
import { log } from "../shared/pipeline/log.ts";
import { idFrom, runtime } from "../shared/runtime.ts";

/**
 * Makes the owner's account if there is none, so that somebody can sign in to a new installation.
 * Nobody knows its password: the owner sets one with "Forgot password?".
 * A run that is killed between Cognito and the table is finished by the next one.
 * @throws Error when the owner's address belongs to a walker or a client
 */
export async function handler(): Promise<{ made: boolean }> {
  const { name, email } = business.owner;
  const team = await listPeople(runtime.db, "team");
  if (team.some(({ role }) => role === "admin")) return { made: false };

  const id = idFrom("owner", email);
  await createSignIn(id, email, `Aa1-${runtime.newSecret()}`);
  const outcome = await storeUser(runtime.db, {
    id,
    role: "admin",
    name,
    email: email.toLowerCase(),
    pets: [],
    active: true,
    version: 1,
    created_at: runtime.now(),
  });
  if (outcome === "email-taken") throw new Error("The owner's email in packages/business is already somebody else's");
  log("info", { job: "firstOwner", outcome });
  return { made: outcome === "created" };
}
