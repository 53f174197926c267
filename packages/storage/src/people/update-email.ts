import { beginPending } from "../operations/pending.ts";
import type { Db } from "../table/client.ts";
import { editExpression } from "../table/edit-expression.ts";
import { emailKey, userKey } from "../table/keys.ts";
import { hasFailed, transact } from "../table/transact.ts";
import { sessionsEnded } from "./sessions.ts";

export interface EmailChange {
  userId: string;
  /** Lower case, both. */
  from: string;
  to: string;
  /** The session that goes on; all others end. */
  session: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Gives an active user another email address, frees the old one, and notes that Cognito is to follow. 'conflict': their
 * address is not `from`, or they are not active.
 */
export async function updateEmail(
  db: Db,
  { userId, from, to, session, now }: EmailChange,
): Promise<"changed" | "email-taken" | "conflict"> {
  const written = await transact(db, [
    {
      Put: {
        TableName: db.table,
        Item: { ...emailKey(to), user_id: userId },
        ConditionExpression: "attribute_not_exists(pk)",
      },
    },
    { Delete: { TableName: db.table, Key: emailKey(from) } },
    {
      Update: {
        TableName: db.table,
        Key: userKey(userId),
        ...editExpression({ email: to, ...sessionsEnded(now, session) }, { email: from, active: true }),
      },
    },
    beginPending(db, "emails", { id: userId, user_id: userId, at: now }),
  ]);
  if (written.outcome === "written") return "changed";
  return hasFailed(written.reasons[0]) ? "email-taken" : "conflict";
}
