import {
  type Author,
  endPending,
  endReaders,
  endSessions,
  giveBookings,
  giveLedger,
  giveMembers,
  listPending,
  type Pending,
  readUser,
  signInOf,
  userIdOf,
} from "@petcare/storage";
import { deleteSignIn, syncEmail } from "../shared/cognito/users.ts";
import { endPerson } from "../shared/deactivating/end-person.ts";
import { finishActivation } from "../shared/deactivating/finish-activation.ts";
import { goOn, unfinishedHardDays } from "../shared/hard-days/go-on.ts";
import { codeLimits } from "../shared/limits/limits.ts";
import { tellEmailChanged } from "../shared/messages/email-changed.ts";
import { findClient } from "../shared/people/find-person.ts";
import { log } from "../shared/pipeline/log.ts";
import { runtime, today } from "../shared/runtime.ts";

/** In seconds. No function runs that long. */
const margin = 300;

const nightly = (): Author => ({ id: "nightly", way: "nightly", request_id: "", at: runtime.now() });

/** Finishes or undoes pending work, by kind. Each can be repeated. */
const finish = {
  // A signup's id is the username that it would have had in Cognito.
  signups: async ({ user_id }: Pending) => {
    const user = await readUser(runtime.db, userIdOf(user_id));
    const isAccount = user?.email !== undefined && signInOf(user) === user_id;
    if (!isAccount) await deleteSignIn(user_id);
  },
  emails: async ({ user_id }: Pending) => {
    await syncEmail(user_id);
    await tellEmailChanged(user_id);
  },
  deletions: async ({ user_id }: Pending) => {
    const user = await readUser(runtime.db, user_id);
    if (user && user.role !== "admin") await endPerson({ id: user.id, role: user.role }, nightly());
    await deleteSignIn(user ? signInOf(user) : user_id);
  },
  activations: ({ user_id }: Pending) => finishActivation(user_id),
  merges: async ({ user_id }: Pending) => {
    // The target of the merge may itself have been merged since.
    const { id: into } = await findClient(user_id);
    if (into === user_id) return;
    await giveMembers(runtime.db, { from: user_id, to: into });
    await giveBookings(runtime.db, { from: user_id, to: into }, nightly());
    await giveLedger(runtime.db, { from: user_id, into, date: today(), by: nightly() });
  },
  // Cognito may not have taken the code. Then the only cost is that the person signs in again.
  resets: async ({ user_id, at }: Pending) => {
    await endSessions(runtime.db, user_id, at);
    await endReaders(runtime.db, user_id);
  },
};

/**
 * Finishes work that requests left half-done in the table and in Cognito.
 * Skips work younger than a phone proof's lifetime, because a request may still be running.
 * An older signup can no longer become an account.
 * @returns the number finished, and the errors of those that failed. Those are logged, and retried the next night
 */
export async function finishPending(): Promise<{ finished: number; failures: unknown[] }> {
  const before = runtime.now() - (codeLimits().proofLifetime + margin) * 1000;
  let finished = 0;
  const failures: unknown[] = [];
  const attempt = async (what: object, run: () => Promise<unknown>) => {
    try {
      await run();
      finished += 1;
    } catch (error) {
      failures.push(error);
      log("error", { job: "nightly", ...what, error: String(error) });
    }
  };
  for (const kind of ["signups", "emails", "deletions", "activations", "merges", "resets"] as const) {
    for (const pending of await listPending(runtime.db, kind, before)) {
      await attempt({ kind, user: pending.user_id }, async () => {
        await finish[kind](pending);
        await endPending(runtime.db, kind, pending);
      });
    }
  }
  for (const day of await unfinishedHardDays(before)) {
    await attempt({ kind: "hard-days", day: day.id }, () => goOn(day));
  }
  return { finished, failures };
}
