import type { Author } from "../history/author.ts";
import type { Db } from "../table/client.ts";
import { pendingKey } from "../table/keys.ts";
import { readItem } from "../table/read-item.ts";
import { transact } from "../table/transact.ts";
import { beginPending, type Handover, type Pending, pendingFrom } from "./pending.ts";
import { sessionsEnded } from "./sessions.ts";
import { userUpdate } from "./update-user.ts";
import { userHistory } from "./user-history.ts";
import type { Deactivation, User } from "./users.ts";

/** Deactivates a user, ends their sessions and notes what is to follow. 'refused': they are not as they were read. */
export async function deactivateUser(
  db: Db,
  user: User,
  { deactivated, handover }: { deactivated: Deactivation; handover: Handover },
  by: Author,
): Promise<"written" | "refused"> {
  return write(db, user, { active: false, deactivated, ...sessionsEnded(by.at, undefined) }, by, handover);
}

/** Lets an inactive user sign in again, and notes that their sign-in is to follow. */
export const reactivateUser = (db: Db, user: User, by: Author): Promise<"written" | "refused"> =>
  write(db, user, { active: true, deactivated: undefined }, by);

async function write(db: Db, user: User, changes: Partial<User>, by: Author, handover?: Handover) {
  const { id } = user;
  const after = { ...user, ...changes, version: user.version + 1 };
  const { outcome } = await transact(db, [
    userUpdate(db, user, changes),
    userHistory(db, user, after, by),
    beginPending(db, "activations", { id, user_id: id, at: by.at, handover }),
  ]);
  return outcome;
}

/** What is still to follow from somebody's last deactivation or reactivation. */
export const readActivation = (db: Db, userId: string): Promise<Pending | undefined> =>
  readItem(db, pendingKey("activations", userId), pendingFrom);
