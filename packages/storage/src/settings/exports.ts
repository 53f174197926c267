import { DeleteCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { exportStatuses } from "@petcare/domain";
import * as z from "zod/mini";
import { type Author, historyWrite } from "../history/history-row.ts";
import { exportKey, exportListKey, runningExportKey } from "../table/account-keys.ts";
import type { Db } from "../table/client.ts";
import { count, instant, itemKind, someText, text } from "../table/item-kind.ts";
import { readItem } from "../table/query.ts";
import { conditionally, hasFailed, putNew, transact, updateItem } from "../table/transact.ts";

/** An export of the whole table: requested, running or done. */
export const exportKind = itemKind({
  schema: z.strictObject({
    id: text,
    /** When it was requested. */
    at: instant,
    by: text,
    /** 'waiting': no job has begun it yet. */
    status: z.enum(exportStatuses),
    items: count,
    /** The size of a finished export. */
    bytes: z.optional(count),
    /** Why it failed, if the owner can do something about it. */
    fault: someText,
    /** When it is deleted, in epoch seconds. */
    expires_at: count,
  }),
  keysOf: (one) => ({ ...exportKey(one.id), ...exportListKey(one) }),
});
export type TableExport = z.infer<typeof exportKind.schema>;

/** The running export; after `until`, in epoch milliseconds, its job must have died. */
export const runningExportKind = itemKind({
  schema: z.strictObject({ id: text, until: instant }),
  keysOf: () => runningExportKey,
});

/** In milliseconds. No job runs that long: one that is not done by then has died. */
const maxJob = 16 * 60_000;

/** Marks an export as failed if its job has died. */
const settledAt = (one: TableExport, now: number): TableExport =>
  one.at + maxJob < now && (one.status === "waiting" || one.status === "running") ? { ...one, status: "failed" } : one;

/**
 * Stores a requested export, once for its id, and returns the export to make: the running one, if there is one.
 *
 * @param days how long it is stored
 */
export async function beginExport(db: Db, id: string, days: number, by: Author): Promise<TableExport> {
  const { at } = by;
  const expires_at = Math.floor(at / 1000) + days * 86_400;
  const requested: TableExport = { id, at, by: by.id, status: "waiting", items: 0, expires_at };
  const written = await transact(db, [
    putNew(db, exportKind.itemOf(requested)),
    {
      Put: {
        TableName: db.table,
        Item: runningExportKind.itemOf({ id, until: at + maxJob }),
        ConditionExpression: "attribute_not_exists(pk) OR #until < :now",
        ExpressionAttributeNames: { "#until": "until" },
        ExpressionAttributeValues: { ":now": at },
      },
    },
    historyWrite(db, { entity: "export", entity_id: id, name: "Export of everything", version: 1, changes: {} }, by),
  ]);
  if (written.outcome === "written") return requested;
  const existing = hasFailed(written.reasons[0])
    ? id
    : (await readItem(db, runningExportKey, runningExportKind.read))?.id;
  const found = existing === undefined ? undefined : await readExport(db, existing, at);
  // The other export has finished in between.
  return found ?? beginExport(db, id, days, by);
}

/** Reads an export. @param now epoch milliseconds */
export async function readExport(db: Db, id: string, now: number): Promise<TableExport | undefined> {
  const one = await readItem(db, exportKey(id), exportKind.read);
  return one && settledAt(one, now);
}

/** Reads the stored exports, the latest first. @param now epoch milliseconds */
export async function listExports(db: Db, now: number): Promise<TableExport[]> {
  const { Items = [] } = await db.client.send(
    new QueryCommand({
      TableName: db.table,
      IndexName: "people",
      KeyConditionExpression: "people_pk = :exports",
      ExpressionAttributeValues: { ":exports": exportListKey({ id: "", at: 0 }).people_pk },
      ScanIndexForward: false,
      Limit: 20,
    }),
  );
  return Items.map(exportKind.read)
    .filter(({ expires_at }) => expires_at * 1000 > now)
    .map((one) => settledAt(one, now));
}

/**
 * Stores how many items a job has read.
 *
 * @param from the required status. Beginning from 'waiting' makes the export this job's alone
 * @returns 'refused' if the status differs, or there is no such export
 */
export const noteExport = (db: Db, id: string, items: number, from: "waiting" | "running" = "running") =>
  change(db, id, { status: "running", items }, from);

/** Stores the outcome of an export, and allows a new one. */
export async function endExport(
  db: Db,
  id: string,
  result: Pick<TableExport, "bytes" | "fault"> & { status: "done" | "failed" },
): Promise<void> {
  await change(db, id, result, "running");
  await conditionally(db, () =>
    db.client.send(
      new DeleteCommand({
        TableName: db.table,
        Key: runningExportKey,
        ConditionExpression: "id = :id",
        ExpressionAttributeValues: { ":id": id },
      }),
    ),
  );
}

/** Changes an export that has this status. */
async function change(db: Db, id: string, changes: Partial<TableExport>, from: TableExport["status"]) {
  const set = Object.entries(changes).filter(([, value]) => value !== undefined);
  const { outcome } = await updateItem(db, {
    Key: exportKey(id),
    ConditionExpression: "#status = :from",
    UpdateExpression: `SET ${set.map(([name]) => `#${name} = :${name}`).join(", ")}`,
    ExpressionAttributeNames: {
      "#status": "status",
      ...Object.fromEntries(set.map(([name]) => [`#${name}`, name])),
    },
    ExpressionAttributeValues: {
      ":from": from,
      ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    },
  });
  return outcome;
}
