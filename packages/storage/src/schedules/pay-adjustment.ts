import type { Cents, LocalDate, PayKind } from "@petcare/domain";
import { payAdjustmentKey, payAdjustmentListKeys, payAdjustmentsBetween } from "../table/account-keys.ts";
import type { Db } from "../table/client.ts";
import { type Item, queryAll } from "../table/query.ts";
import type { Writes } from "../table/transact.ts";
import { visitId } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";

/** What a walker gets beside the pay of their visits. It is due until a pay run has it. */
export interface PayAdjustment {
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
export function payAdjustmentItem(extra: PayAdjustment) {
  const { agenda_sk, ...due } = payAdjustmentListKeys(extra);
  return { ...payAdjustmentKey(extra.id), agenda_sk, ...(extra.pay_run_id === undefined && due), ...extra };
}

/** The part of a transaction that writes an extra that is due. */
export const payAdjustmentWrite = (db: Db, extra: PayAdjustment) => ({
  Put: {
    TableName: db.table,
    Item: payAdjustmentItem(extra),
    ConditionExpression: "attribute_not_exists(pk)",
  },
});

/** A walker's extras from `from` to `to` (exclusive), local dates, by day. */
export async function readPayAdjustments(
  db: Db,
  walkerId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<PayAdjustment[]> {
  if (from >= to) return [];
  const range = payAdjustmentsBetween(from, to);
  const items = await queryAll(db, {
    IndexName: "walker",
    KeyConditionExpression: "walker_id = :walker AND agenda_sk BETWEEN :from AND :to",
    ExpressionAttributeValues: { ":walker": walkerId, ":from": range.from, ":to": range.to },
  });
  return items.map(payAdjustmentFrom);
}

export const payAdjustmentFrom = ({ pk, sk, agenda_sk, pay_pk, pay_sk, ...extra }: Item) =>
  extra as unknown as PayAdjustment;

/**
 * What goes with an edit that takes a visit out of its pay run: its walker got that pay, and the next run takes it off. The
 * run itself stays as it was paid.
 */
export function correctionWrites(db: Db, before: Visit, after: Visit): Writes {
  const { pay_run_id, walker_id, pay_cents, client_id, date, version } = before;
  if (pay_run_id === undefined || after.pay_run_id !== undefined || walker_id === undefined || !pay_cents) return [];
  const visit_id = visitId(before);
  return [
    payAdjustmentWrite(db, {
      id: `${visit_id}.${version}`,
      walker_id,
      client_id,
      kind: "correction",
      cents: -pay_cents,
      date,
      visit_id,
    }),
  ];
}
