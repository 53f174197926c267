import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Db, User } from "@petcare/storage";

/** What the sign-in of an installation's owner needs of their record. */
type OwnerSignIn = Pick<
  User,
  "id" | "email" | "never_signed_in" | "sessions_valid_from" | "kept_session" | "ended_sessions"
>;

/** That a table is being filled from a file, so that nothing but that file can be imported until it is done. */
export interface Mark {
  /** SHA-256 of the file, hexadecimal. */
  digest: string;
  /** Of the owner that the table had before; absent where it had none. */
  owner?: OwnerSignIn | undefined;
}

export const markKey = { pk: "IMPORT", sk: "IMPORT" };

export async function readMark(db: Db): Promise<Mark | undefined> {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key: markKey, ConsistentRead: true }));
  return Item as Mark | undefined;
}

/** Whether the table is being filled from an export, or its import has died. */
export const isBeingImported = async (db: Db): Promise<boolean> => (await readMark(db)) !== undefined;
