import type { Db, User } from "@petcare/storage";
import { deleteItems, emailKey, type Item, transact, userFrom, userKey } from "@petcare/storage/items";
import { scanPages } from "../table-items.ts";
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
  const before = await itemsOfOwner(db);
  const { outcome } = await transact(db, [
    {
      Put: {
        TableName: db.table,
        Item: { ...markKey, digest, before },
        ConditionExpression: "attribute_not_exists(pk)",
      },
    },
    ...[...before, ...signInsOf(before)].map(({ pk, sk }) => ({ Delete: { TableName: db.table, Key: { pk, sk } } })),
  ]);
  if (outcome === "refused") throw new NotEmpty("Another import has begun here.");
  return { digest, before };
}

/** The owner of some items; undefined where there is none. */
export const ownerIn = (items: readonly Item[]): User | undefined =>
  items.filter(({ sk }) => sk === "USER").map(userFrom)[0];

/** The item that says who signs in with the owner's address. */
function signInsOf(items: readonly Item[]): Item[] {
  const { email, id } = ownerIn(items) ?? {};
  return email === undefined ? [] : [{ ...emailKey(email), user_id: id }];
}

/** Takes out all that an import has written, and puts back what the table had before. It can be called again after a death. */
export async function restoreTable(db: Db, { digest, before }: Mark): Promise<void> {
  for await (const page of scanPages(db)) await deleteItems(db, page);
  await transact(db, [
    ...[...before, ...signInsOf(before)].map((Item) => ({ Put: { TableName: db.table, Item } })),
    releasing(db, digest),
  ]);
}

/** The write that removes the mark of a file, and is refused where that is not there any more. */
export const releasing = (db: Db, digest: string) => ({
  Delete: {
    TableName: db.table,
    Key: markKey,
    ConditionExpression: "digest = :digest",
    ExpressionAttributeValues: { ":digest": digest },
  },
});

/** All that an export would hold of the table: nothing, or its owner. */
async function itemsOfOwner(db: Db): Promise<Item[]> {
  const found: Item[] = [];
  for await (const page of scanPages(db)) {
    found.push(...page);
    if (found.length > ofNewOwner) break;
  }
  const owner = found.find(({ sk, role }) => sk === "USER" && role === "admin");
  const isOthers = found.some(({ pk }) => !owner || pk !== userKey(String(owner.id)).pk);
  if (isOthers || found.length > ofNewOwner) {
    throw new NotEmpty("The table is not empty. An export is imported into a new installation only.");
  }
  return found;
}
