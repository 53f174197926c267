import type { PayAdjustment } from "../../schedules/pay-adjustment.ts";
import { type Visit, visitKeys } from "../../schedules/visit.ts";
import { payAdjustmentKey, payAdjustmentListKeys } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import { visitKey } from "../../table/keys.ts";

// docs/decisions/018-claims.md explains why a document claims its lines.

/** A record that an invoice or a pay run can have a line of. */
export type Claimable = Visit | PayAdjustment;

/** The index keys of the open list that each claim removes an item from. */
const lists = { invoice_id: ["money_pk", "money_sk"], pay_run_id: ["pay_pk", "pay_sk"] } as const;

type ClaimField = keyof typeof lists;

/**
 * Makes the write that puts an item on a document, if it has not changed since it was read and is on no other document. It makes
 * no new version of a visit, so the version alone would not prevent a second document. A walker's adjustment never changes.
 */
export function claim(db: Db, item: Claimable, field: ClaimField, id: string) {
  return {
    Update: {
      TableName: db.table,
      Key: keyOf(item),
      ConditionExpression: `${asSeen(item)} AND attribute_not_exists(${field})`,
      UpdateExpression: `SET ${field} = :id REMOVE ${lists[field].join(", ")}`,
      ExpressionAttributeValues: { ":id": id, ...seen(item) },
    },
  };
}

/** Makes the write that takes an item off a document, if it is still on it, so that it is open again. */
export function release(db: Db, item: Claimable, field: ClaimField, id: string) {
  const [pk, sk] = lists[field];
  const keys: Partial<Record<string, string>> = keysOf({ ...item, [field]: undefined });
  return {
    Update: {
      TableName: db.table,
      Key: keyOf(item),
      ConditionExpression: `${asSeen(item)} AND ${field} = :id`,
      UpdateExpression: `SET ${pk} = :pk, ${sk} = :sk REMOVE ${field}`,
      ExpressionAttributeValues: { ":id": id, ":pk": keys[pk], ":sk": keys[sk], ...seen(item) },
    },
  };
}

const isVisit = (item: Claimable): item is Visit => "schedule_id" in item;

const asSeen = (item: Claimable) => (isVisit(item) ? "version = :seen" : "attribute_exists(pk)");

const seen = (item: Claimable) => (isVisit(item) ? { ":seen": item.version } : {});

const keyOf = (item: Claimable) => (isVisit(item) ? visitKey(item) : payAdjustmentKey(item.id));

const keysOf = (item: Claimable) => (isVisit(item) ? visitKeys(item) : payAdjustmentListKeys(item));
