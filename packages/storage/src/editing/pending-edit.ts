import { DeleteCommand, GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { conditionally } from "../table/conditionally.ts";
import { pendingEditKey, pendingEditsPartition } from "../table/keys.ts";
import { type Item, queryAll } from "../table/query.ts";
import type { Sweep } from "./sweep.ts";

/** An edit of a series that is decided, and not written to every visit yet. */
export interface PendingEdit {
  schedule_id: string;
  sweep: Sweep;
}

/** The unfinished edit of a schedule, if it has one. */
export async function readPendingEdit(db: Db, scheduleId: string): Promise<PendingEdit | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: pendingEditKey(scheduleId), ConsistentRead: true }),
  );
  return Item && pendingFrom(Item);
}

/** Every unfinished edit: none, nearly always. */
export async function readPendingEdits(db: Db): Promise<PendingEdit[]> {
  const items = await queryAll(db, {
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": pendingEditsPartition.pk },
  });
  return items.map(pendingFrom);
}

/** The write that says that visits are left, as part of a transaction. */
export const beginEdit = (db: Db, { schedule_id, sweep }: PendingEdit) => ({
  Put: {
    TableName: db.table,
    Item: { ...pendingEditKey(schedule_id), version: sweep.version, sweep },
    ConditionExpression: "attribute_not_exists(pk)",
  },
});

/** The check, as part of a transaction, that this edit is still the unfinished one. */
export const checkPending = (db: Db, pending: PendingEdit) => ({ ConditionCheck: thisEdit(db, pending) });

/** Says that every visit is written. */
export async function endEdit(db: Db, pending: PendingEdit): Promise<void> {
  await conditionally(db, () => db.client.send(new DeleteCommand(thisEdit(db, pending))));
}

const thisEdit = (db: Db, { schedule_id, sweep }: PendingEdit) => ({
  TableName: db.table,
  Key: pendingEditKey(schedule_id),
  ConditionExpression: "version = :version",
  ExpressionAttributeValues: { ":version": sweep.version },
});

const pendingFrom = ({ sk, sweep }: Item): PendingEdit => ({ schedule_id: String(sk), sweep: sweep as Sweep });
