import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { conditionally } from "../table/conditionally.ts";
import { type PendingKind, pendingKey, pendingPartition } from "../table/keys.ts";
import { queryAll } from "../table/query.ts";

/** Something that was begun in many writes, or in the table and in Cognito, and may be unfinished. */
export interface Pending {
  /** Its sort key. */
  id: string;
  user_id: string;
  /** When it last began, in epoch milliseconds. */
  at: number;
}

/** The write that says that something has begun, as part of a transaction. */
export const beginPending = (db: Db, kind: PendingKind, { id, ...rest }: Pending) => ({
  Put: { TableName: db.table, Item: { ...pendingKey(kind, id), ...rest } },
});

/** Says that something begins, unless it is pending already: it has then begun before, or begins at the same time. */
export async function beginUnlessPending(
  db: Db,
  kind: PendingKind,
  pending: Pending,
): Promise<{ outcome: "begun" | "pending"; pending: Pending }> {
  const { TableName, Item } = beginPending(db, kind, pending).Put;
  const written = await conditionally(db, () =>
    db.client.send(
      new PutCommand({
        TableName,
        Item,
        ConditionExpression: "attribute_not_exists(pk)",
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    ),
  );
  if (written.outcome === "written") return { outcome: "begun", pending };
  return { outcome: "pending", pending: written.item ? pendingFrom(written.item) : pending };
}

/** Everything of one kind that was begun before an instant, in epoch milliseconds. */
export async function listPending(db: Db, kind: PendingKind, before: number): Promise<Pending[]> {
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": pendingPartition(kind).pk },
    ConsistentRead: true,
  });
  return items.map(pendingFrom).filter(({ at }) => at < before);
}

/** Says that it is finished, unless it was begun again meanwhile. */
export async function endPending(db: Db, kind: PendingKind, { id, at }: Pending): Promise<void> {
  await conditionally(db, () =>
    db.client.send(
      new DeleteCommand({
        TableName: db.table,
        Key: pendingKey(kind, id),
        ConditionExpression: "#at = :at",
        ExpressionAttributeNames: { "#at": "at" },
        ExpressionAttributeValues: { ":at": at },
      }),
    ),
  );
}

export function pendingFrom({ pk, sk, ...rest }: Record<string, unknown>): Pending {
  return { id: sk, ...rest } as Pending;
}
