import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "@petcare/storage";
import type { Item } from "@petcare/storage/items";

/** That a table is being filled from a file, so that nothing but that file can be imported until it is done. */
export interface Mark {
  /** SHA-256 of the file, hexadecimal. */
  digest: string;
  /** All that the table had before: nothing, or its owner. */
  before: readonly Item[];
}

export const markKey = { pk: "IMPORT", sk: "IMPORT" };

export async function readMark(db: Db): Promise<Mark | undefined> {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key: markKey, ConsistentRead: true }));
  return Item as Mark | undefined;
}

/** Whether the table is being filled from an export, or its import has died. */
export const isBeingImported = async (db: Db): Promise<boolean> => (await readMark(db)) !== undefined;
