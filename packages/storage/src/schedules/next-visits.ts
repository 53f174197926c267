import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { addDays, type LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { unfinishedBetween } from "../table/keys.ts";
import { type Visit, visitFrom } from "./visit.ts";

/** The fields of a visit in the index of unfinished visits. */
type Indexed = Pick<
  Visit,
  "schedule_id" | "original_date" | "client_id" | "walker_id" | "date" | "timeframe" | "service"
>;

/**
 * Reads the next open visit of each client in a range of local days (inclusive). Reads only one page of one query, so that its cost
 * is constant; `through` is the last day read whole. Skips visits that are not stored.
 *
 * @returns the first of each client, soonest first, and the last day that was read whole
 * @param isAhead tells whether a visit is still to come: some of today's are not
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
