import { readUser } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { userKey } from "../table/keys.ts";
import { updateItem } from "../table/transact.ts";

/**
 * Reads the seal of an active user, or stores `made` if there is none. That counts as no edit.
 * Undefined, with nothing written, if there is no such user.
 *
 * @param made 32 random bytes in base64url
 */
export async function sealOf(db: Db, id: string, made: string): Promise<string | undefined> {
  const { outcome } = await updateItem(db, {
    Key: userKey(id),
    ConditionExpression: "active = :yes AND attribute_not_exists(seal)",
    UpdateExpression: "SET seal = :made",
    ExpressionAttributeValues: { ":yes": true, ":made": made },
  });
  return outcome === "written" ? made : (await readUser(db, id))?.seal;
}
