import type { Author } from "../history/history-row.ts";
import { beginPending, type Handover, type Pending, pendingFrom } from "../people/pending.ts";
import { userUpdate } from "../people/update-user.ts";
import { userHistory } from "../people/user-history.ts";
import type { Deactivation, User } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { pendingKey } from "../table/person-keys.ts";
import { readItem } from "../table/query.ts";
import { transact, type Writes } from "../table/transact.ts";
import { sessionsEnded } from "./sessions.ts";

/** Deactivates a user, ends their sessions, and stores the pending work. 'refused' if they have changed since they were read. */
export async function deactivateUser(
  db: Db,
  user: User,
  { deactivated, handover }: { deactivated: Deactivation; handover: Handover },
  by: Author,
): Promise<"written" | "refused"> {
  const { id } = user;
  const pending = beginPending(db, "activations", { id, user_id: id, at: by.at, handover });
  return write(db, user, { active: false, deactivated, ...sessionsEnded(by.at, undefined) }, by, pending);
}

/** Lets an inactive user sign in again, and drops the deactivation's pending work. */
export const reactivateUser = (db: Db, user: User, by: Author): Promise<"written" | "refused"> =>
  write(db, user, { active: true, deactivated: undefined }, by, {
    Delete: { TableName: db.table, Key: pendingKey("activations", user.id) },
  });

async function write(db: Db, user: User, changes: Partial<User>, by: Author, pending: Writes[number]) {
  const after = { ...user, ...changes, version: user.version + 1 };
  const writes = [userUpdate(db, user, changes), userHistory(db, user, after, by), pending];
  return (await transact(db, writes)).outcome;
}

/** Reads the pending work of a person's last deactivation. */
export const readActivation = (db: Db, userId: string): Promise<Pending | undefined> =>
  readItem(db, pendingKey("activations", userId), pendingFrom);
