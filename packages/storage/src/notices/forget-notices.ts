import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { inParallel } from "../table/in-parallel.ts";
import { sentKey, toldKey } from "../table/notice-keys.ts";
import { queryAll } from "../table/query.ts";
import { retrying } from "../table/retrying.ts";
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
  await inParallel([...sent, ...(told ? [toldKey(person)] : [])], ({ pk, sk }) => {
    const remove = new DeleteCommand({ TableName: db.table, Key: { pk, sk } });
    return retrying(db, () => db.client.send(remove));
  });
}
