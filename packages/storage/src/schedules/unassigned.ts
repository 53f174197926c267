import type { LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { unfinishedBetween } from "../table/keys.ts";
import { queryAll } from "../table/query.ts";
import { type Visit, visitFrom } from "./visit.ts";

/** Reads the stored unassigned open visits from a local day to another (exclusive), by date. */
export async function readUnassigned(db: Db, from: LocalDate, to: LocalDate): Promise<Pick<Visit, "date">[]> {
  const { partition, first, last } = unfinishedBetween(from, to);
  const items = await queryAll(db, {
    IndexName: "money",
    KeyConditionExpression: "money_pk = :partition AND money_sk BETWEEN :first AND :last",
    FilterExpression: "attribute_not_exists(walker_id)",
    ExpressionAttributeValues: { ":partition": partition, ":first": first, ":last": last },
  });
  return items.map(visitFrom);
}
