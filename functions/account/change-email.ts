import { changeEmail } from "@petcare/contract";
import {
  type Author,
  endPending,
  endReaders,
  listPending,
  type Pending,
  updateEmail,
  userByEmail,
} from "@petcare/storage";
import { isRefusal } from "../shared/cognito/identity.ts";
import { syncEmail } from "../shared/cognito/users.ts";
import { throttle } from "../shared/limits/throttle.ts";
import { tellEmailChanged } from "../shared/messages/email-changed.ts";
import { AppError, emailTaken, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf, type Caller, emailOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { requirePassword } from "./require-password.ts";

/**
 * Changes the table first, because it keeps an address unique, then Cognito, and texts the person about it.
 * A repeated request or the nightly job finishes an interrupted change.
 */
export const handler = endpoint(changeEmail, async ({ body: { email, password }, caller, via }) => {
  const by = authorOf({ caller, via });
  const before = emailOf(caller);
  if (email !== before) {
    // Limited, because the answer reveals whether an address is taken, and each change sends a text.
    await throttle("change-email/user", caller.person.id);
    await requireRecentProof(caller, password);
    await store(caller, before, email, by);
  }
  const pending = await pendingChange(caller);
  try {
    await syncEmail(caller.person.id);
  } catch (error) {
    if (email === before || !isRefusal(error, "InvalidParameterException")) throw error;
    await store(caller, email, before, by);
    await end(await pendingChange(caller));
    throw invalidField("email", "Please enter a valid email address");
  }
  if (email !== before || pending) await endReaders(runtime.db, caller.person.id);
  if (pending && (await tellEmailChanged(caller.person.id))) await end(pending);
  return { email };
});

/** In seconds. */
const recent = 10 * 60;

/** Requires a recent sign-in or the password, so that a session left open on another's device cannot take over the account. */
async function requireRecentProof(caller: Caller, password: string | undefined): Promise<void> {
  if (password !== undefined) return requirePassword(caller, password);
  if (runtime.now() / 1000 - caller.session.signedInAt > recent) throw invalidField("password", "Password is required");
}

async function store({ person: { id }, session }: Caller, from: string, to: string, by: Author): Promise<void> {
  const outcome = await updateEmail(runtime.db, { userId: id, from, to, session: session.id }, by);
  if (outcome === "changed") return;
  // An equal, simultaneous request may have changed the address already.
  if ((await userByEmail(runtime.db, to))?.id === id) return;
  throw outcome === "email-taken" ? emailTaken() : new AppError("conflict");
}

/** Reads the caller's unfinished change. */
const pendingChange = async ({ person: { id } }: Caller): Promise<Pending | undefined> =>
  (await listPending(runtime.db, "emails", Number.POSITIVE_INFINITY)).find(({ user_id }) => user_id === id);

const end = async (pending: Pending | undefined) => pending && endPending(runtime.db, "emails", pending);
