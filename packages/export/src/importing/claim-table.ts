import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Db, User } from "@petcare/storage";
import { deleteItems, emailKey, type Item, transact, userFrom, userKey } from "@petcare/storage/items";
import { NotEmpty } from "../reading/broken-file.ts";
import { scanPages } from "../table-items.ts";

/** The items that a table had before an import: none, or its owner's. They stand in the mark of the import. */
export type Before = readonly Item[];

/** An owner who has only just been made has few items. One transaction removes them. */
const ofNewOwner = 50;

const markKey = { pk: "IMPORT", sk: "IMPORT" };

async function readMark(db: Db): Promise<Before | undefined> {
  const { Item } = await db.client.send(new GetCommand({ TableName: db.table, Key: markKey, ConsistentRead: true }));
  return Item?.before;
}

/** Tells whether the table is being filled from an export, or its import has died. */
export const isBeingImported = async (db: Db): Promise<boolean> => (await readMark(db)) !== undefined;

/**
 * Marks a table as being filled, and removes the owner whom a new installation has. What an import has left that died is
 * taken out first.
 *
 * @throws NotEmpty where it holds anything else
 */
export async function claimTable(db: Db): Promise<Before> {
  const left = await readMark(db);
  if (left) await restoreTable(db, left);
  const before = await itemsOfOwner(db);
  const mark = { ...markKey, before };
  const { outcome } = await transact(db, [
    { Put: { TableName: db.table, Item: mark, ConditionExpression: "attribute_not_exists(pk)" } },
    ...[...before, ...signInsOf(before)].map(({ pk, sk }) => ({ Delete: { TableName: db.table, Key: { pk, sk } } })),
  ]);
  if (outcome === "refused") throw new NotEmpty("Another import has begun here.");
  return before;
}

/** The owner of some items; undefined if there is none. */
export const ownerIn = (items: Before): User | undefined => items.filter(({ sk }) => sk === "USER").map(userFrom)[0];

/** The item that says who signs in with the owner's address. */
function signInsOf(items: Before): Item[] {
  const { email, id } = ownerIn(items) ?? {};
  return email === undefined ? [] : [{ ...emailKey(email), user_id: id }];
}

/** Takes out all that an import has written, and puts back what the table had before. It can be called again after a death. */
export async function restoreTable(db: Db, before: Before): Promise<void> {
  for await (const page of scanPages(db)) await deleteItems(db, page);
  await transact(db, [
    ...[...before, ...signInsOf(before)].map((Item) => ({ Put: { TableName: db.table, Item } })),
    unmarking(db),
  ]);
}

/** The write that removes the mark, and is refused where it is not there any more. */
export const unmarking = (db: Db) => ({
  Delete: { TableName: db.table, Key: markKey, ConditionExpression: "attribute_exists(pk)" },
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
