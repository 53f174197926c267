import { type Changes, changesBetween, mapChanges, masked } from "../history/changes.ts";
import { forgetHistory } from "../history/forget-history.ts";
import { type Author, type Change, historyWrite } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { userKey } from "../table/keys.ts";
import type { User } from "./users.ts";

/** Fields that the history ignores: ids, counts and session data. */
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

/** Fields without personal data, which stay after a deletion. */
const kept = new Set(["role", "active", "deleted_at", "never_signed_in", "color"]);

/** Removes the personal data from the changes of a deleted person. */
const withoutPersonal = (changes: Changes): Changes =>
  mapChanges(changes, (name, value) => (kept.has(name) || isDeletedName(value) ? value : masked));

const isDeletedName = (value: unknown) => Object.values<unknown>(deletedNames).includes(value);

/** Removes the personal data of a deleted person from their history. */
export const forgetUserHistory = (db: Db, { id, role }: Pick<User, "id" | "role">) =>
  forgetHistory(db, userKey(id).pk, ({ changes }) => ({ name: deletedNames[role], changes: withoutPersonal(changes) }));

/** Makes the history row of a user's edit. */
export function userHistory(db: Db, before: Partial<User>, after: User, by: Author) {
  const changes = userChanges(before, after);
  return historyWrite(db, changeOf(after, after.deleted_at === undefined ? changes : withoutPersonal(changes)), by);
}

/** Makes a user's change. A household member's change is in the client's history, too. */
const changeOf = ({ id, name, version, household }: User, changes: Changes): Change => ({
  entity: "person",
  entity_id: id,
  name,
  ...(household !== undefined && { client_id: household }),
  version,
  changes,
});
