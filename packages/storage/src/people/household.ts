import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { userKey } from "../table/keys.ts";
import { batchGet } from "../table/query.ts";
import { hasFailed, putNew, transact, updateItem } from "../table/transact.ts";
import { userHistory } from "./user-history.ts";
import { readUser, type User, userFrom, userItem } from "./users.ts";

/**
 * Finds the record that owns a person's visits, requests and invoices: a household's client for a member, also after a merge, or
 * else the person. Undefined if it was deleted.
 */
export async function householdOf(db: Db, person: User): Promise<User | undefined> {
  let household: User | undefined = person;
  let next = person.household;
  while (next !== undefined) {
    household = await readUser(db, next);
    next = household?.merged?.into;
  }
  return household?.deleted_at === undefined ? household : undefined;
}

/** Reads the members of some households, in the order of their invites. */
export async function readMembers(db: Db, clients: readonly Pick<User, "members">[]): Promise<User[]> {
  const ids = [...new Set(clients.flatMap(({ members }) => [...(members ?? [])]))];
  const items = await batchGet(db, ids.map(userKey), { consistent: true });
  return items
    .map(userFrom)
    .filter(({ deleted_at }) => deleted_at === undefined)
    .sort((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
}

type Member = User & { household: string };

/**
 * Stores a new member of a household, which counts as no edit of the client. 'full' if the household has `max` members, or was
 * deleted. 'id-taken' if the id exists.
 */
export async function storeMember(
  db: Db,
  member: Member,
  max: number,
  by: Author,
): Promise<"created" | "full" | "id-taken"> {
  const { id, household } = member;
  const written = await transact(db, [
    putNew(db, userItem(member)),
    {
      Update: {
        TableName: db.table,
        Key: userKey(household),
        UpdateExpression: "ADD members :id",
        ConditionExpression:
          "attribute_exists(pk) AND attribute_not_exists(deleted_at) AND attribute_not_exists(merged) AND (attribute_not_exists(members) OR size(members) < :max)",
        ExpressionAttributeValues: { ":id": new Set([id]), ":max": max },
      },
    },
    userHistory(db, {}, member, by),
  ]);
  if (written.outcome === "written") return "created";
  return hasFailed(written.reasons[0]) ? "id-taken" : "full";
}

/** Makes the write that removes a member from the household, for the transaction that ends their account. */
export const memberRemoval = (db: Db, household: string, id: string) => ({
  Update: {
    TableName: db.table,
    Key: userKey(household),
    UpdateExpression: "DELETE members :id",
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeValues: { ":id": new Set([id]) },
  },
});

/** Moves the members of a merged client's household to another client. It can be repeated. */
export async function giveMembers(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const merged = await readUser(db, from);
  const members = merged ? (await readMembers(db, [merged])).map(({ id }) => id) : [];
  if (members.length === 0) return;
  await updateItem(db, {
    Key: userKey(to),
    UpdateExpression: "ADD members :members",
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeValues: { ":members": new Set(members) },
  });
}
