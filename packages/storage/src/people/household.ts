import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { userKey } from "../table/keys.ts";
import { batchGet } from "../table/query.ts";
import { hasFailed, putNew, transact, updateItem } from "../table/transact.ts";
import { userHistory } from "./user-history.ts";
import { readUser, type User, userFrom, userItem } from "./users.ts";

/**
 * The record that a person's visits, requests and invoices stand under: of a member the client whose household it is, also
 * after a merge, and of anybody else the person. Undefined: it is gone for good.
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

/** The members of some households, as they are now, the first to be invited first. */
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
 * Stores a new member of a household. It counts no edit of the client. 'full': the household has `max` of them already, or
 * is gone. 'id-taken': there is a user of this id.
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

/** The write that takes a member out of the household, as part of the transaction that ends their account. */
export const memberRemoval = (db: Db, household: string, id: string) => ({
  Update: {
    TableName: db.table,
    Key: userKey(household),
    UpdateExpression: "DELETE members :id",
    ConditionExpression: "attribute_exists(pk)",
    ExpressionAttributeValues: { ":id": new Set([id]) },
  },
});

/** Makes the members of a merged client's household those of another. It can be repeated, also once some of them are gone. */
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
