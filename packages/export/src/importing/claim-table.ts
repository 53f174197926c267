import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import type { Db, User } from "@petcare/storage";
import { emailKey, type Item, transact, userFrom, userKey } from "@petcare/storage/items";
import type { Key } from "../kinds/kind.ts";
import { kindOfKey } from "../kinds/kinds.ts";
import { type Mark, markKey, readMark } from "./mark.ts";

/** Thrown for a table that cannot be filled from the file. Nothing was written. */
export class NotEmpty extends Error {}

/** An owner who has only just been made has few items. One transaction removes them. */
const ofNewOwner = 50;

/**
 * Marks a table as being filled from a file, and removes the owner whom a new installation has. A table with the file's
 * mark is taken again: an import has died there.
 *
 * @throws NotEmpty where it holds anything else, or the mark of another file
 */
export async function claimTable(db: Db, digest: string): Promise<Mark> {
  const marked = await readMark(db);
  if (marked && marked.digest !== digest) {
    throw new NotEmpty("The import of another file has not finished here. Please import that file again first.");
  }
  return marked ?? markEmpty(db, digest);
}

async function markEmpty(db: Db, digest: string): Promise<Mark> {
  const items = await itemsOfOwner(db);
  const [owner] = items.filter(({ sk }) => sk === "USER").map(userFrom);
  const mark: Mark = { digest, ...(owner && { owner: signInOf(owner) }) };
  const { outcome } = await transact(db, [
    {
      Put: { TableName: db.table, Item: { ...markKey, ...mark }, ConditionExpression: "attribute_not_exists(pk)" },
    },
    ...items.map(({ pk, sk }) => ({ Delete: { TableName: db.table, Key: { pk, sk } } })),
    ...(owner?.email ? [{ Delete: { TableName: db.table, Key: emailKey(owner.email) } }] : []),
  ]);
  if (outcome === "refused") throw new NotEmpty("Another import has begun here.");
  return mark;
}

function signInOf({ id, email, never_signed_in, sessions_valid_from, kept_session, ended_sessions }: User) {
  return { id, email, never_signed_in, sessions_valid_from, kept_session, ended_sessions };
}

/** All that an export would hold of the table: nothing, or its owner. */
async function itemsOfOwner(db: Db): Promise<Item[]> {
  const found: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await db.client.send(
      new ScanCommand({ TableName: db.table, ConsistentRead: true, ExclusiveStartKey }),
    );
    found.push(...(page.Items ?? []).filter((item) => kindOfKey(item as unknown as Key)));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey && found.length <= ofNewOwner);
  const owner = found.find(({ sk, role }) => sk === "USER" && role === "admin");
  const isOthers = found.some(({ pk }) => !owner || pk !== userKey(String(owner.id)).pk);
  if (isOthers || found.length > ofNewOwner) {
    throw new NotEmpty("The table is not empty. An export is imported into a new installation only.");
  }
  return found;
}
