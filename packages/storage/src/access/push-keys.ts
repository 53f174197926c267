import { PutCommand } from "@aws-sdk/lib-dynamodb";
import * as z from "zod/mini";
import type { Db } from "../table/client.ts";
import { itemKind, text } from "../table/item-kind.ts";
import { pushKeysKey } from "../table/person-keys.ts";
import { readItem } from "../table/query.ts";
import { conditionally } from "../table/transact.ts";

/** A pair of keys on the curve P-256 (VAPID, RFC 8292). Each part is base64url. */
export const pushKeysKind = itemKind({
  schema: z.strictObject({
    /** The public point's coordinates. */
    x: text,
    y: text,
    /** The private part. It signs each push, and is in no export and no log. */
    d: text,
  }),
  keysOf: () => pushKeysKey,
});
export type PushKeys = z.infer<typeof pushKeysKind.schema>;

/**
 * Reads the installation's push keys, or stores those of `make` if there are none.
 * Browsers allow pushes by one public key, so the keys never change.
 */
export async function pushKeysOf(db: Db, make: () => PushKeys): Promise<PushKeys> {
  const stored = await readItem(db, pushKeysKey, pushKeysKind.read);
  if (stored) return stored;
  const made = make();
  const put = new PutCommand({
    TableName: db.table,
    Item: pushKeysKind.itemOf(made),
    ConditionExpression: "attribute_not_exists(pk)",
  });
  const { outcome } = await conditionally(db, () => db.client.send(put));
  return outcome === "written" ? made : pushKeysOf(db, make);
}
