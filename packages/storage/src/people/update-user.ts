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
 * Edits an active user. 'refused', with nothing written, if there is none. What is so already writes nothing, and counts
 * no edit.
 *
 * @param version where given, it must be the stored one
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
 * Edits a user as the owner does, who edits the inactive, too. 'refused': there is none of this version, or they are gone.
 *
 * @param also the writes of another record that go with it, also where the user is so already
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

/** Tells whether somebody's account or record is not gone for good. The inactive are still there. */
export const isStillThere = ({ deleted_at }: User): boolean => deleted_at === undefined;

/**
 * Edits an active user by what they are at that moment, so that no other edit is written over. 'inactive', with nothing
 * written, if they are not active any more.
 *
 * @param known the user as read before
 * @param isExpected who is edited, where that is not the active alone
 * @throws KeepsChangingError where others are first again and again
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

/** Writes an edit and its history, on the condition that the user is as they were read. */
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
 * The update of a user, as part of a transaction, on the condition that they are as they were read. The transaction must
 * tell it in their history, too.
 */
export function userUpdate(db: Db, user: User, changes: Partial<Omit<User, "id" | "version">>) {
  const { id, version } = user;
  const { name } = changes;
  const all = { ...changes, ...(name !== undefined && isListed(user) && peopleSortKey({ id, name })) };
  return { Update: { TableName: db.table, Key: userKey(id), ...editExpression(all, { version }) } };
}
