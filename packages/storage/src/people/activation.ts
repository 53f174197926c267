import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Cancelling, LocalDate, Participant } from "@petcare/domain";
import type { Author } from "../history/author.ts";
import type { Db } from "../table/client.ts";
import { pendingKey } from "../table/keys.ts";
import { transact, type Writes } from "../table/transact.ts";
import { beginPending, type Pending, pendingFrom } from "./pending.ts";
import { sessionsEnded } from "./sessions.ts";
import { userUpdate } from "./update-user.ts";
import { userHistory } from "./user-history.ts";
import type { Deactivation, User } from "./users.ts";

/** What becomes of somebody's visits and keys: a list of acts, each of which can be done twice. */
export interface Handover {
  /** The local day from which on it counts. */
  today: LocalDate;
  /** Whoever the visits belonged to. */
  of: { id: string; role: Participant };
  by: Author;
  /** One by one, before the series. A null walker is nobody. */
  visits: { id: string; walker_id: string | null }[];
  /**
   * From a date on, in this order. One that ends is cancelled from then on. A step that keeps its walker keeps the phone,
   * too, that it shows to the client; null: none.
   */
  series: { id: string; from: LocalDate; walker_id: string | null; keeps_phone?: string | null; ends?: true }[];
  /** The visits above are cancelled. Without it, they are given to their walkers. */
  cancel?: Cancelling | undefined;
  keys: { client_id: string; key_id: string; holder_id: string | null }[];
}

/** That somebody was deactivated, and that what follows from it may be unfinished. */
export type Activation = Pending & { handover?: Handover | undefined };

/** Deactivates a user, ends their sessions and notes what is to follow. 'refused': they are not as they were read. */
export async function deactivateUser(
  db: Db,
  user: User,
  { deactivated, handover }: { deactivated: Deactivation; handover: Handover },
  by: Author,
): Promise<"written" | "refused"> {
  const { id } = user;
  const { Put } = beginPending(db, "activations", { id, user_id: id, at: by.at });
  const changes = { active: false, deactivated, ...sessionsEnded(by.at, undefined) };
  return write(db, user, changes, by, { Put: { ...Put, Item: { ...Put.Item, handover } } });
}

/** Lets an inactive user sign in again. What was still to follow from the deactivation does not. */
export const reactivateUser = (db: Db, user: User, by: Author): Promise<"written" | "refused"> =>
  write(db, user, { active: true, deactivated: undefined }, by, {
    Delete: { TableName: db.table, Key: pendingKey("activations", user.id) },
  });

async function write(db: Db, user: User, changes: Partial<User>, by: Author, pending: Writes[number]) {
  const after = { ...user, ...changes, version: user.version + 1 };
  const writes = [userUpdate(db, user, changes), userHistory(db, user, after, by), pending];
  return (await transact(db, writes)).outcome;
}

/** What is still to follow from somebody's last deactivation. */
export async function readActivation(db: Db, userId: string): Promise<Activation | undefined> {
  const Key = pendingKey("activations", userId);
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key, ConsistentRead: true }));
  return Item && pendingFrom(Item);
}
