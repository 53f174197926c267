import { type LocalDate, payAdjustmentKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { payAdjustmentKey, payAdjustmentListKeys, payAdjustmentsBetween } from "../table/account-keys.ts";
import type { Db } from "../table/client.ts";
import { cents, day, itemKind, someText, text } from "../table/item-kind.ts";
import { queryAll } from "../table/query.ts";
import { putNew, type Writes } from "../table/transact.ts";
import { visitId } from "../table/visit-id.ts";
import type { Visit } from "./visit.ts";

/** Pay other than visits'. It is due until it is in a pay run. */
export const payAdjustmentKind = itemKind({
  schema: z.strictObject({
    id: text,
    walker_id: text,
    client_id: text,
    /** A correction changes what was paid for a visit before. */
    kind: z.enum(payAdjustmentKinds),
    /** Below 0 if it is reversed. */
    cents,
    /** The local date of the payment or its reversal, of the corrected visit, or of the report. */
    date: day,
    /** The ledger entry of a tip's payment. */
    entry_id: someText,
    /** The visit of a correction or a report. */
    visit_id: someText,
    pay_run_id: someText,
  }),
  // Only due adjustments are in the list of due pay.
  keysOf: (adjustment) => {
    const { agenda_sk, ...due } = payAdjustmentListKeys(adjustment);
    return { ...payAdjustmentKey(adjustment.id), agenda_sk, ...(adjustment.pay_run_id === undefined && due) };
  },
});
export type PayAdjustment = z.infer<typeof payAdjustmentKind.schema>;
export const { read: payAdjustmentFrom, itemOf: payAdjustmentItem } = payAdjustmentKind;

/** Makes the write of a due adjustment. */
export const payAdjustmentWrite = (db: Db, adjustment: PayAdjustment) => putNew(db, payAdjustmentItem(adjustment));

/** Reads a walker's adjustments from `from` to `to` (exclusive), local dates, by day. */
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

/**
 * Makes the correction for an edit that takes a visit out of its pay run. The next run deducts what was paid; the run itself does
 * not change.
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
