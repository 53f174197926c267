import { type User, userFrom } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { userKey } from "../table/keys.ts";
import { updateItem } from "../table/transact.ts";

/** Keeps the record small. Whoever signs out more often in one token's life ends all of their sessions. */
const endedSessionsKept = 50;

/**
 * The attributes that end all sessions of a user but one. Tokens count in whole seconds, so those of the present second
 * belong to the sessions that end.
 *
 * @param now epoch milliseconds
 */
export const sessionsEnded = (now: number, kept: string | undefined) => ({
  sessions_valid_from: Math.floor(now / 1000) + 1,
  kept_session: kept,
  ended_sessions: undefined,
});

/**
 * Ends all sessions of a user that began before an instant, but for `kept` where one is given. It is no edit of the user.
 * Where they were ended for a later instant it writes nothing.
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
  /** When its last token is past, in epoch seconds. */
  expiresAt: number;
}

/**
 * Ends one session of a user, and removes the ended ones whose tokens are past. The fifty-first whose token is not past ends
 * all sessions that began before `now`.
 *
 * @param now epoch milliseconds
 */
export async function endSession(db: Db, id: string, session: Session, now: number): Promise<void> {
  const ended = await changeEnded(db, id, "ADD", [`${session.id}#${session.expiresAt}`]);
  const past = [...ended].filter((entry) => Number(entry.split("#")[1]) * 1000 <= now);
  if (past.length > 0) await changeEnded(db, id, "DELETE", past);
  if (ended.size - past.length > endedSessionsKept) await endSessions(db, id, now);
}

/** Tells whether a session was ended by itself. Those that were ended together began before `sessions_valid_from`. */
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
