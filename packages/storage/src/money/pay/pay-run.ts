import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate, PayRunStatus, PaySums } from "@petcare/domain";
import type { Author } from "../../history/author.ts";
import { changesBetween } from "../../history/changes.ts";
import { historyWrite } from "../../history/history-row.ts";
import { payRunKey, payRunListKeys } from "../../table/account-keys.ts";
import type { Db } from "../../table/client.ts";
import type { Item } from "../../table/query.ts";
import type { PayLine } from "./due.ts";

/** What a walker was paid at once. Nothing alters its lines later: what changes comes with the next one. */
export interface PayRun {
  id: string;
  walker_id: string;
  /** The walker's name when it was made. */
  paid_to: string;
  status: PayRunStatus;
  /** From its first line to the day up to which it paid, both included. */
  period: { start: LocalDate; end: LocalDate };
  paid_on: LocalDate;
  method: string;
  note?: string | undefined;
  /** Epoch milliseconds. */
  created_at: number;
  made_by: string;
  lines: PayLine[];
  sums: PaySums;
  /** Counts its changes, from 1. */
  version: number;
  /** Epoch milliseconds. */
  undone_at?: number | undefined;
  /** Tells the request that made it, and as which run of it. */
  request_hash: string;
}

/** A pay run as it is now. */
export async function readPayRun(db: Db, id: string): Promise<PayRun | undefined> {
  const { Item } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: payRunKey(id), ConsistentRead: true }),
  );
  return Item && payRunFrom(Item);
}

export const payRunFrom = ({ pk, sk, agenda_sk, money_pk, money_sk, ...run }: Item) => run as unknown as PayRun;

/** Everything of a pay run's item. */
export const payRunItem = (run: PayRun) => ({ ...payRunKey(run.id), ...payRunListKeys(run), ...run });

/** The write that tells a version of a pay run, as part of the transaction that makes it. */
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

/** What its rows tell. */
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
