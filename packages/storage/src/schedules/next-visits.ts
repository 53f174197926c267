import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { addDays, type LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { unfinishedBetween } from "../table/keys.ts";
import { type Visit, visitFrom } from "./visit.ts";

/** The fields of a visit that the index of unfinished visits has. */
type Indexed = Pick<
  Visit,
  "schedule_id" | "original_date" | "client_id" | "walker_id" | "date" | "timeframe" | "service"
>;

/**
 * The next open visit of each client, from a local day to another (both included). It reads one page of one query, so
 * that it costs the same however much is booked; `through` says how far that went. Visits that are not stored are left out.
 *
 * @returns the first of each client, soonest first, and the last day that was read whole
 * @param isAhead whether a visit is still to come: of today's, some are not
 */
export async function readNextVisits(
  db: Db,
  { from, to, isAhead }: { from: LocalDate; to: LocalDate; isAhead: (visit: Indexed) => boolean },
) {
  const { partition, first, last } = unfinishedBetween(from, addDays(to, 1));
  const page = await db.client.send(
    new QueryCommand({
      TableName: db.table,
      IndexName: "money",
      KeyConditionExpression: "money_pk = :partition AND money_sk BETWEEN :first AND :last",
      ExpressionAttributeValues: { ":partition": partition, ":first": first, ":last": last },
    }),
  );
  const open: Indexed[] = (page.Items ?? []).map(visitFrom);
  const lastRead = page.LastEvaluatedKey && open.at(-1);
  const through = lastRead ? addDays(lastRead.date, -1) : to;
  const ahead = open.filter((visit) => visit.date <= through && isAhead(visit));
  const byClient = Map.groupBy(ahead, ({ client_id }) => client_id);
  return { visits: [...byClient.values()].flatMap(([soonest]) => soonest ?? []), through };
}
