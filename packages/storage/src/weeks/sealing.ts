import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { headerHash, partDigest, type WeekHeader, type WeekRow } from "@petcare/domain";
import { changesBetween } from "../history/changes.ts";
import { historyWrite } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { retrying } from "../table/retrying.ts";
import type { Writes } from "../table/transact.ts";
import { weekPartKey, weeksHeadKey } from "../table/week-keys.ts";
import { closedWeekItem, type WeeksHead } from "./closed-week.ts";
import type { ClosingRequest } from "./closing-request.ts";
import type { Kept } from "./kept-rows.ts";
import { sha256 } from "./sha256.ts";

/** How many rows a part has: about 100 KB. */
const rowsAPart = 300;

/** All parts are touched by one transaction, which takes 4 MB: five times the largest week that is planned for. */
export const mostRows = 10_000;

/** In seconds. */
const aDay = 86_400;

/** Stores rows in parts that expire in a day, unless the week is closed before. Returns the digest of each. */
export async function storeParts(
  db: Db,
  { monday, attempt, by }: Pick<ClosingRequest, "monday" | "attempt" | "by">,
  rows: readonly WeekRow[],
): Promise<string[]> {
  const parts: WeekRow[][] = [];
  for (let start = 0; start < rows.length; start += rowsAPart) parts.push(rows.slice(start, start + rowsAPart));
  const expires_at = Math.floor(by.at / 1000) + aDay;
  await inParallel([...parts.entries()], ([index, part]) => {
    const Item = { ...weekPartKey(monday, attempt, index), rows: part, expires_at };
    return retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item })));
  });
  return parts.map((part) => partDigest(part, sha256));
}

/** The one transaction that closes a week after the last closed one: it signs the parts, and they stay. */
export function closingWrites(
  db: Db,
  request: ClosingRequest,
  { rows: _, parts, ...kept }: Kept & { parts: string[] },
  head: WeeksHead | undefined,
): { week: WeekHeader; writes: Writes } {
  const { monday, id, request_hash, attempt, signed, by } = request;
  const unsigned = {
    monday,
    n: (head?.n ?? 0) + 1,
    id,
    request_hash,
    attempt,
    closed_at: by.at,
    closed_by: by.id,
    signed,
    ...kept,
    parts,
    former: head?.hash ?? "",
  };
  const week = { ...unsigned, hash: headerHash(unsigned, sha256) };
  const isNew = "attribute_not_exists(pk)";
  const writes: Writes = [
    { Put: { TableName: db.table, Item: closedWeekItem(week), ConditionExpression: isNew } },
    {
      Put: {
        TableName: db.table,
        Item: { ...weeksHeadKey, n: week.n, hash: week.hash },
        ...(head
          ? { ConditionExpression: "n = :read", ExpressionAttributeValues: { ":read": head.n } }
          : { ConditionExpression: isNew }),
      },
    },
    closedHistory(db, week, request),
    ...parts.map((_, index) => ({
      Update: {
        TableName: db.table,
        Key: weekPartKey(monday, attempt, index),
        ConditionExpression: "attribute_exists(pk)",
        UpdateExpression: "REMOVE expires_at",
      },
    })),
  ];
  return { week, writes };
}

/** The write that tells it. A week is closed once, so it has one version. */
const closedHistory = (db: Db, { monday, n, hash, figures, carried }: WeekHeader, { by }: Pick<ClosingRequest, "by">) =>
  historyWrite(
    db,
    {
      entity: "week",
      entity_id: monday,
      name: monday,
      version: 1,
      changes: changesBetween(
        {},
        { closed: n, hash, completed_cents: figures.completed, carried: carried.length },
        new Set(),
      ),
    },
    by,
  );
