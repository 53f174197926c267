import { type Changes, changesBetween, mapChanges, masked } from "../history/changes.ts";
import { forgetHistory } from "../history/forget-history.ts";
import { type Author, type Change, historyWrite } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { userKey } from "../table/keys.ts";
import type { User } from "./users.ts";

/** Fields that are no change of a person: ids, counts, and traces of their sessions. */
const ignored = new Set([
  "id",
  "version",
  "created_at",
  "request_hash",
  "deactivated",
  "last_seen_at",
  "seal",
  "household",
  "members",
  "merged_from",
  "sessions_valid_from",
  "kept_session",
  "ended_sessions",
]);

export const userChanges = (before: Partial<User>, after: Partial<User>): Changes =>
  changesBetween({ ...before }, { ...after }, ignored);

/** The names of people who have deleted their accounts, by role. */
export const deletedNames = { admin: "Deleted owner", walker: "Deleted walker", client: "Deleted client" };

/** Fields that identify nobody, and stay when a person is gone. */
const kept = new Set(["role", "active", "deleted_at", "never_signed_in", "color"]);

/** Changes of somebody who has deleted their account, without their personal data. */
const withoutPersonal = (changes: Changes): Changes =>
  mapChanges(changes, (name, value) => (kept.has(name) || isDeletedName(value) ? value : masked));

const isDeletedName = (value: unknown) => Object.values<unknown>(deletedNames).includes(value);

/** Removes what the history tells of somebody who has deleted their account. */
export const forgetUserHistory = (db: Db, { id, role }: Pick<User, "id" | "role">) =>
  forgetHistory(db, userKey(id).pk, ({ changes }) => ({ name: deletedNames[role], changes: withoutPersonal(changes) }));

/** The write that tells an edit of a user, as part of the transaction that makes it. */
export function userHistory(db: Db, before: Partial<User>, after: User, by: Author) {
  const changes = userChanges(before, after);
  return historyWrite(db, changeOf(after, after.deleted_at === undefined ? changes : withoutPersonal(changes)), by);
}

/** Puts what is told of a member in the history of their client, too. */
const changeOf = ({ id, name, version, household }: User, changes: Changes): Change => ({
  entity: "person",
  entity_id: id,
  name,
  ...(household !== undefined && { client_id: household }),
  version,
  changes,
});
