import type { Cents, LocalDate, PayKind } from "@petcare/domain";
import { extraKey, extraListKeys, extrasBetween } from "../table/account-keys.ts";
import type { Db } from "../table/client.ts";
import { type Item, queryAll } from "../table/query.ts";

/** What a walker gets beside the pay of their visits. It is due until a pay run has it. */
export interface Extra {
  id: string;
  walker_id: string;
  client_id: string;
  /** A correction follows what was paid for a visit before. */
  kind: Exclude<PayKind, "visit">;
  /** Below 0 where it is taken back. */
  cents: Cents;
  /** The local date of the payment, or of its reversal. A correction has the visit's. */
  date: LocalDate;
  /** The account's entry that a tip came with. */
  entry_id?: string | undefined;
  /** The visit that a correction is of. */
  visit_id?: string | undefined;
  pay_run_id?: string | undefined;
}

/** Everything of an extra's item. In a pay run it is not due. */
export function extraItem(extra: Extra) {
  const { agenda_sk, ...due } = extraListKeys(extra);
  return { ...extraKey(extra.id), agenda_sk, ...(extra.pay_run_id === undefined && due), ...extra };
}

/** The part of a transaction that writes an extra that is due. */
export const extraWrite = (db: Db, extra: Extra) => ({
  Put: {
    TableName: db.table,
    Item: extraItem(extra),
    ConditionExpression: "attribute_not_exists(pk)",
  },
});

/** A walker's extras from `from` to `to` (exclusive), local dates, by day. */
export async function readExtras(db: Db, walkerId: string, from: LocalDate, to: LocalDate): Promise<Extra[]> {
  if (from >= to) return [];
  const range = extrasBetween(from, to);
  const items = await queryAll(db, {
    IndexName: "walker",
    KeyConditionExpression: "walker_id = :walker AND agenda_sk BETWEEN :from AND :to",
    ExpressionAttributeValues: { ":walker": walkerId, ":from": range.from, ":to": range.to },
  });
  return items.map(extraFrom);
}

export const extraFrom = ({ pk, sk, agenda_sk, pay_pk, pay_sk, ...extra }: Item) => extra as unknown as Extra;
