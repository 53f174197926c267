import type { Db } from "../table/client.ts";
import { sentKey, toldKey } from "../table/notice-keys.ts";
import { deleteItems } from "../table/put-items.ts";
import { queryAll } from "../table/query.ts";
import { readTold } from "./told.ts";

/** Removes what somebody was told, and the list of their messages. */
export async function forgetNotices(db: Db, person: string): Promise<void> {
  const { pk } = sentKey(person, 0, 0);
  const sent = await queryAll(db, {
    KeyConditionExpression: "pk = :pk",
    ExpressionAttributeValues: { ":pk": pk },
    ProjectionExpression: "pk, sk",
  });
  const told = await readTold(db, person);
  await deleteItems(db, [...sent, ...(told ? [toldKey(person)] : [])]);
}
