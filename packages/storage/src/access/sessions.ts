import { type User, userFrom } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { userKey } from "../table/keys.ts";
import { updateItem } from "../table/transact.ts";

/** The most ended sessions in a record. Signing out more often within one token's life ends all sessions. */
const endedSessionsKept = 50;

/**
 * Makes the attributes that end all sessions of a user except one. Tokens count in whole seconds, so those of the current
 * second end, too.
 *
 * @param now epoch milliseconds
 */
export const sessionsEnded = (now: number, kept: string | undefined) => ({
  sessions_valid_from: Math.floor(now / 1000) + 1,
  kept_session: kept,
  ended_sessions: undefined,
});

/**
 * Ends all sessions of a user that began before an instant, except `kept`. It counts as no edit of the user. Writes nothing if
 * they were ended for a later instant.
 *
 * @param now epoch milliseconds
 */
export async function endSessions(db: Db, id: string, now: number, kept?: string): Promise<void> {
  const { sessions_valid_from } = sessionsEnded(now, kept);
  await updateItem(db, {
    Key: userKey(id),
    ConditionExpression:
      "attribute_exists(pk) AND (attribute_not_exists(sessions_valid_from) OR sessions_valid_from <= :from)",
    UpdateExpression: kept
      ? "SET sessions_valid_from = :from, kept_session = :kept REMOVE ended_sessions"
      : "SET sessions_valid_from = :from REMOVE kept_session, ended_sessions",
    ExpressionAttributeValues: { ":from": sessions_valid_from, ...(kept && { ":kept": kept }) },
  });
}

export interface Session {
  id: string;
  /** When its last token expires, in epoch seconds. */
  expiresAt: number;
}

/**
 * Ends one session of a user, and removes ended ones whose tokens have expired. The fifty-first unexpired one ends all sessions
 * that began before `now`.
 *
 * @param now epoch milliseconds
 */
export async function endSession(db: Db, id: string, session: Session, now: number): Promise<void> {
  const ended = await changeEnded(db, id, "ADD", [`${session.id}#${session.expiresAt}`]);
  const past = [...ended].filter((entry) => Number(entry.split("#")[1]) * 1000 <= now);
  if (past.length > 0) await changeEnded(db, id, "DELETE", past);
  if (ended.size - past.length > endedSessionsKept) await endSessions(db, id, now);
}

/** Tells whether a session was ended singly. Those that were ended together began before `sessions_valid_from`. */
export const hasEnded = ({ ended_sessions = new Set<string>() }: User, sessionId: string): boolean =>
  [...ended_sessions].some((entry) => entry.startsWith(`${sessionId}#`));

async function changeEnded(db: Db, id: string, action: "ADD" | "DELETE", entries: string[]) {
  const written = await updateItem(db, {
    Key: userKey(id),
    ConditionExpression: "attribute_exists(pk)",
    UpdateExpression: `${action} ended_sessions :entries`,
    ExpressionAttributeValues: { ":entries": new Set(entries) },
    ReturnValues: "ALL_NEW",
  });
  const user = written.outcome === "written" ? userFrom(written.answer.Attributes ?? {}) : undefined;
  return user?.ended_sessions ?? new Set<string>();
}
