import { business } from "@petcare/business";
import { ownerEmail } from "@petcare/contract";
import { type Author, listPeople, storeUser, type User, updateEmail } from "@petcare/storage";
import { createSignIn, hasPassword, syncEmail } from "../shared/cognito/users.ts";
import { log } from "../shared/pipeline/log.ts";
import { environment, idFrom, runtime } from "../shared/runtime.ts";

type Outcome = "made" | "moved" | "kept";

/**
 * Creates the owner's account if there is none, so that a new installation has somebody who can sign in.
 * Nobody knows its password: the owner sets one with "Forgot password?".
 * Until the first sign-in, a deployment with another address moves the account there.
 * A run that is killed between Cognito and the table is finished by the next one.
 * @throws Error if the address is no real one, or belongs to a walker or a client
 */
export async function handler(): Promise<{ outcome: Outcome }> {
  const email = addressGiven();
  const team = await listPeople(runtime.db, "team");
  const owner = team.find(({ role }) => role === "admin");
  const outcome = owner ? await move(owner, email) : await make(email);
  log("info", { job: "firstOwner", outcome });
  return { outcome };
}

/** CloudFormation refuses the same addresses, but only in lower case. */
function addressGiven(): string {
  const email = environment(ownerEmail.variable).trim().toLowerCase();
  if (!new RegExp(ownerEmail.pattern).test(email)) throw new Error(`${ownerEmail.parameter} ${ownerEmail.refusal}`);
  return email;
}

async function make(email: string): Promise<Outcome> {
  const id = idFrom("owner");
  // The table may be a new one beside a pool that knows the owner.
  if (!(await hasPassword(id))) await createSignIn(id, email, `Aa1-${runtime.newSecret()}`);
  const stored = await storeUser(
    runtime.db,
    {
      id,
      role: "admin",
      name: business.owner.name,
      email,
      never_signed_in: true,
      pets: [],
      active: true,
      version: 1,
      created_at: runtime.now(),
    },
    deployment(),
  );
  if (stored === "email-taken") throw taken();
  // A run with another address may have been killed after it had made the sign-in.
  await syncEmail(id);
  return "made";
}

async function move({ id, email: from, never_signed_in }: User, to: string): Promise<Outcome> {
  if (!never_signed_in || !from) return "kept";
  if (from !== to) {
    const moved = await updateEmail(runtime.db, { userId: id, from, to, session: "" }, deployment());
    if (moved === "email-taken") throw taken();
    if (moved === "conflict") return "kept";
  }
  await syncEmail(id);
  return from === to ? "kept" : "moved";
}

const deployment = (): Author => ({ id: "first-owner", way: "deployment", request_id: "", at: runtime.now() });

const taken = () => new Error(`${ownerEmail.parameter} is the address of a walker or a client already`);
