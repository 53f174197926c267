import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { editExpression } from "../table/edit-expression.ts";
import { peopleSortKey, userKey } from "../table/keys.ts";
import { changing, transact, type Writes } from "../table/transact.ts";
import { userChanges, userHistory } from "./user-history.ts";
import { isListed, readUser, type User } from "./users.ts";

/** A key set to undefined removes that attribute; an absent key leaves it. The email changes with updateEmail. */
export type UserChanges = Partial<Omit<User, "id" | "role" | "email" | "version">>;

/**
 * Edits an active user. 'refused', with nothing written, if there is none. An edit that changes nothing writes nothing.
 *
 * @param version if given, it must be the stored one
 */
export const updateUser = (
  db: Db,
  id: string,
  changes: UserChanges,
  by: Author,
  version?: number | undefined,
): Promise<"written" | "refused"> =>
  updateWhere(
    db,
    { id, isExpected: (user) => user.active && (version === undefined || version === user.version) },
    changes,
    by,
  );

/**
 * Edits a user, active or not. 'refused' if the version is outdated, or the user was deleted.
 *
 * @param also further writes of the transaction, which are made even if the user does not change
 * @throws AlsoRefusedError if the condition of one of those failed
 */
export const updateRecord = (
  db: Db,
  id: string,
  changes: UserChanges,
  by: Author,
  version: number,
  also: Writes = [],
): Promise<"written" | "refused"> => {
  const isExpected = (user: User) => isStillThere(user) && version === user.version;
  return updateWhere(db, { id, isExpected }, changes, by, also);
};

function updateWhere(
  db: Db,
  { id, isExpected }: { id: string; isExpected: (user: User) => boolean },
  changes: UserChanges,
  by: Author,
  also: Writes = [],
): Promise<"written" | "refused"> {
  return changing<User, User, "written" | "refused">({
    what: `User ${id}`,
    read: () => readUser(db, id),
    decide: (user) => (user && isExpected(user) ? { change: user } : { result: "refused" }),
    write: (user) => writeEdit(db, user, changes, by, also),
  });
}

/** Tells whether a person's account or record was not deleted. It may be inactive. */
export const isStillThere = ({ deleted_at }: User): boolean => deleted_at === undefined;

/**
 * Edits an active user from their current state, so that it overwrites no other edit. 'inactive', with nothing written, if they
 * are no longer active.
 *
 * @param known the user as read before
 * @param isExpected tells which users can be edited; by default active ones
 * @throws KeepsChangingError if other requests keep changing the user
 */
export function editUser(
  db: Db,
  known: User,
  changesOf: (user: User) => UserChanges,
  by: Author,
  isExpected = ({ active }: User) => active,
): Promise<"written" | "inactive"> {
  return changing<User, User, "written" | "inactive">({
    what: `User ${known.id}`,
    known,
    read: () => readUser(db, known.id),
    decide: (user) => (user && isExpected(user) ? { change: user } : { result: "inactive" }),
    write: (user) => writeEdit(db, user, changesOf(user), by),
  });
}

/** Writes an edit and its history row, if the user has not changed since they were read. */
async function writeEdit(
  db: Db,
  user: User,
  changes: UserChanges,
  by: Author,
  also: Writes = [],
): Promise<"written" | "refused"> {
  const after = { ...user, ...changes, version: user.version + 1 };
  const isSame = Object.keys(userChanges(user, after)).length === 0;
  const edit = isSame ? [] : [userUpdate(db, user, changes), userHistory(db, user, after, by)];
  return edit.length + also.length === 0 ? "written" : (await transact(db, edit, also)).outcome;
}

/**
 * Makes the update of a user, if they have not changed since they were read. The transaction must write the history row, too.
 */
export function userUpdate(db: Db, user: User, changes: Partial<Omit<User, "id" | "version">>) {
  const { id, version } = user;
  const { name } = changes;
  const all = { ...changes, ...(name !== undefined && isListed(user) && peopleSortKey({ id, name })) };
  return { Update: { TableName: db.table, Key: userKey(id), ...editExpression(all, { version }) } };
}
