import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { changing } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { conditionally } from "../table/conditionally.ts";
import { editExpression } from "../table/edit-expression.ts";
import { peopleSortKey, userKey } from "../table/keys.ts";
import { readUser, type User } from "./users.ts";

/** A key set to undefined removes that attribute; an absent key leaves it. The email changes with updateEmail. */
export type UserChanges = Partial<Omit<User, "id" | "role" | "email" | "version">>;

/**
 * Edits an active user. 'refused', with nothing written, if there is none.
 *
 * @param version where given, it must be the stored one
 */
export async function updateUser(
  db: Db,
  id: string,
  changes: UserChanges,
  version?: number | undefined,
): Promise<"written" | "refused"> {
  const { name } = changes;
  const all = { ...changes, ...(name !== undefined && peopleSortKey({ id, name })) };
  const expected = { active: true, ...(version !== undefined && { version }) };
  const update = new UpdateCommand({ TableName: db.table, Key: userKey(id), ...editExpression(all, expected) });
  return (await conditionally(db, () => db.client.send(update))).outcome;
}

/**
 * Edits an active user by what they are at that moment, so that no other edit is written over. 'inactive', with nothing
 * written, if they are not active any more.
 *
 * @param known the user as read before
 * @throws KeepsChangingError where others are first again and again
 */
export function editUser(db: Db, known: User, changesOf: (user: User) => UserChanges): Promise<"written" | "inactive"> {
  return changing<User, User, "written" | "inactive">({
    what: `User ${known.id}`,
    known,
    read: () => readUser(db, known.id),
    decide: (user) => (user?.active ? { change: user } : { result: "inactive" }),
    write: (user) => updateUser(db, user.id, changesOf(user), user.version),
  });
}
