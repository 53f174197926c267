import { type PaySums, payKinds, payRunStatuses } from "@petcare/domain";
import * as z from "zod/mini";
import { changesBetween } from "../../history/changes.ts";
import { type Author, historyWrite } from "../../history/history-row.ts";
import { payRunKey, payRunListKeys } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import {
  cents,
  count,
  day,
  instant,
  itemKind,
  objectOf,
  period,
  someInstant,
  someText,
  someYes,
  text,
  texts,
  timeframe,
} from "../../table/item-kind.ts";
import { readItem } from "../../table/query.ts";

/** A line: the visit or the adjustment as it was when it was paid. */
const payLineSchema = z.strictObject({
  kind: z.enum(payKinds),
  /** The visit's or the adjustment's id. */
  id: text,
  date: day,
  client_id: text,
  cents,
  /** Of a visit. */
  timeframe: z.optional(timeframe),
  service: someText,
  pet_names: z.optional(texts),
  /** The visit was cancelled with pay. */
  cancelled: someYes,
});
export type PayLine = z.infer<typeof payLineSchema>;

/** A payment to a walker. Its lines never change: a correction is in the next one. */
export const payRunKind = itemKind({
  schema: z.strictObject({
    id: text,
    walker_id: text,
    /** The walker's name when it was made. */
    paid_to: text,
    status: z.enum(payRunStatuses),
    /** From its first line's day to the last day that it pays, both included. */
    period,
    paid_on: day,
    method: text,
    note: someText,
    created_at: instant,
    made_by: text,
    lines: z.array(payLineSchema),
    sums: objectOf<PaySums>({ visits: count, work: cents, tips: cents, corrections: cents, total: cents }),
    /** Counts its changes, from 1. */
    version: count,
    undone_at: someInstant,
    /** Identifies the request that made it, and which of its runs this is. */
    request_hash: text,
  }),
  keysOf: (run) => ({ ...payRunKey(run.id), ...payRunListKeys(run) }),
});
export type PayRun = z.infer<typeof payRunKind.schema>;
export const { read: payRunFrom, itemOf: payRunItem } = payRunKind;

/** Reads a pay run. */
export const readPayRun = (db: Db, id: string): Promise<PayRun | undefined> => readItem(db, payRunKey(id), payRunFrom);

/** Makes the history row of a pay run's version. */
export const payRunHistory = (db: Db, before: PayRun | undefined, after: PayRun, by: Author) =>
  historyWrite(
    db,
    {
      entity: "pay_run",
      entity_id: after.id,
      name: after.paid_to,
      version: after.version,
      changes: changesBetween(before ? recordedPayRun(before) : {}, recordedPayRun(after), new Set()),
    },
    by,
  );

/** Picks the fields that the history records. */
export const recordedPayRun = ({ walker_id, status, period, paid_on, method, note, sums }: PayRun) => ({
  walker_id,
  status,
  period_start: period.start,
  period_end: period.end,
  paid_on,
  method,
  note,
  visits: sums.visits,
  total_cents: sums.total,
});
