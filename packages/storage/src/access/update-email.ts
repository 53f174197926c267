import type { Author } from "../history/history-row.ts";
import { beginPending } from "../people/pending.ts";
import { userUpdate } from "../people/update-user.ts";
import { userHistory } from "../people/user-history.ts";
import { emailKind, readUser, type User } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { emailKey } from "../table/keys.ts";
import { changing, hasFailed, putNew, transact } from "../table/transact.ts";
import { sessionsEnded } from "./sessions.ts";

export interface EmailChange {
  userId: string;
  /** Lower case, both. */
  from: string;
  to: string;
  /** The session that continues; all others end. */
  session: string;
}

/**
 * Changes an active user's email address, frees the old one, and stores that Cognito must follow. 'conflict' if their address
 * is not `from`, or they are not active.
 */
export function updateEmail(db: Db, change: EmailChange, by: Author): Promise<"changed" | "email-taken" | "conflict"> {
  const { userId, from } = change;
  return changing<User, User, "changed" | "email-taken" | "conflict">({
    what: `User ${userId}`,
    read: () => readUser(db, userId),
    decide: (user) => (user?.active && user.email === from ? { change: user } : { result: "conflict" }),
    write: (user) => writeEmail(db, user, change, by),
  });
}

async function writeEmail(
  db: Db,
  user: User,
  { from, to, session }: EmailChange,
  by: Author,
): Promise<"changed" | "email-taken" | "refused"> {
  const changes = { email: to, email_stopped: undefined, ...sessionsEnded(by.at, session) };
  const written = await transact(db, [
    putNew(db, emailKind.itemOf({ email: to, user_id: user.id })),
    { Delete: { TableName: db.table, Key: emailKey(from) } },
    userUpdate(db, user, changes),
    beginPending(db, "emails", { id: user.id, user_id: user.id, at: by.at }),
    userHistory(db, user, { ...user, ...changes, version: user.version + 1 }, by),
  ]);
  if (written.outcome === "written") return "changed";
  return hasFailed(written.reasons[0]) ? "email-taken" : "refused";
}
