import { DeleteCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { participants } from "@petcare/domain";
import * as z from "zod/mini";
import { authorSchema } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { cancelling, day, instant, itemKind, someYes, text, textOrNull } from "../table/item-kind.ts";
import { type PendingKind, pendingKey, pendingKinds, pendingPartition } from "../table/person-keys.ts";
import { type Item, readPartition } from "../table/query.ts";
import { conditionally, putNew } from "../table/transact.ts";

/** A handover of a person's visits: a list of acts, each of which can be repeated. */
const handoverSchema = z.strictObject({
  /** The local day from which it applies. */
  today: day,
  /** The person who had the visits. */
  of: z.strictObject({ id: text, role: z.enum(participants) }),
  by: authorSchema,
  /** Single visits, before the series. A null walker unassigns them. */
  visits: z.array(z.strictObject({ id: text, walker_id: textOrNull })),
  /**
   * From a date on, in this order. One that ends is cancelled from then on. A step that keeps its walker keeps the phone,
   * too, that it shows to the client; null: none.
   */
  series: z.array(
    z.strictObject({ id: text, from: day, walker_id: textOrNull, keeps_phone: z.optional(textOrNull), ends: someYes }),
  ),
  /** Cancels the visits above. Without it, they go to their walkers. */
  cancel: z.optional(z.strictObject(cancelling)),
});
export type Handover = z.infer<typeof handoverSchema>;

/** Work of several writes, or of the table and Cognito, that may be unfinished. */
const pendingSchema = z.strictObject({
  kind: z.enum(pendingKinds),
  /** Its sort key. */
  id: text,
  user_id: text,
  /** When it last began. */
  at: instant,
  /** The signup's attempt can no longer become a user. */
  abandoned: someYes,
  /** The handover of a deactivation. */
  handover: z.optional(handoverSchema),
});
export type Pending = Omit<z.infer<typeof pendingSchema>, "kind">;

export const pendingKind = itemKind({
  schema: pendingSchema,
  keysOf: ({ kind, id }) => pendingKey(kind, id),
  inKey: ({ pk, sk }) => ({ kind: pk.slice("PENDING_".length).toLowerCase(), id: sk }),
});

/** Makes the write that stores pending work, for the transaction that begins it. */
export const beginPending = (db: Db, kind: PendingKind, pending: Pending) => ({
  Put: { TableName: db.table, Item: pendingKind.itemOf({ kind, ...pending }) },
});

/** Stores pending work, unless it is pending already. */
export async function beginUnlessPending(
  db: Db,
  kind: PendingKind,
  pending: Pending,
): Promise<{ outcome: "begun" | "pending"; pending: Pending }> {
  const { Put } = putNew(db, pendingKind.itemOf({ kind, ...pending }));
  const written = await conditionally(db, () =>
    db.client.send(new PutCommand({ ...Put, ReturnValuesOnConditionCheckFailure: "ALL_OLD" })),
  );
  if (written.outcome === "written") return { outcome: "begun", pending };
  return { outcome: "pending", pending: written.item ? pendingFrom(written.item) : pending };
}

/** Reads pending work of one kind that began before an instant. @param before epoch milliseconds */
export async function listPending(db: Db, kind: PendingKind, before: number): Promise<Pending[]> {
  const all = await readPartition(db, pendingPartition(kind).pk, pendingFrom);
  return all.filter(({ at }) => at < before);
}

/** Removes finished work, unless it was begun again meanwhile. */
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

export function pendingFrom(item: Item): Pending {
  const { kind: _, ...pending } = pendingKind.read(item);
  return pending;
}
