import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { Db, User } from "@petcare/storage";
import { emailKey, type Item, putItems, transact, userItem } from "@petcare/storage/items";
import { checkArchive } from "../checking/check-archive.ts";
import { kinds } from "../kinds/kinds.ts";
import { dataName, itemOfLine } from "../line.ts";
import { manifestName } from "../manifest.ts";
import { type Archive, withArchive } from "../reading/archive.ts";
import { BrokenFile } from "../reading/broken-file.ts";
import { claimTable } from "./claim-table.ts";
import { type Mark, markKey } from "./mark.ts";

export interface Imported {
  items: number;
  owner: User;
}

interface ImportOptions {
  /** Gives the owner a sign-in. It can be called again after a death. */
  makeSignIn: (owner: { id: string; email: string }) => Promise<void>;
  onItems?: (items: number) => void;
}

const atOnce = 500;

/**
 * Fills a new installation's table from an export. All of the file is read and checked before anything is written.
 * Where it dies, the same file can be imported again, and finishes it.
 *
 * @throws BrokenFile for the first fault of the file, and NotEmpty for another table than a new one: nothing was written
 */
export const importTable = (db: Db, path: string, options: ImportOptions): Promise<Imported> =>
  withArchive(path, async (archive) => {
    const { owner } = await checkArchive(archive);
    const { fault } = archive.manifest;
    if (fault !== null) throw new BrokenFile({ file: manifestName }, `It was exported with a fault: ${fault}`);
    const mark = await claimTable(db, await digestOf(path));
    const items = await writeItems(db, archive, options.onItems);
    const email = mark.owner?.email;
    if (email !== undefined && mark.owner?.id !== owner.id) await options.makeSignIn({ id: owner.id, email });
    await finish(db, owner, mark);
    return { items, owner: { ...owner, email } };
  });

async function writeItems(db: Db, archive: Archive, onItems: ImportOptions["onItems"]): Promise<number> {
  let items = 0;
  for (const kind of kinds) {
    for await (const batch of batches(archive, dataName(kind.name))) {
      await putItems(db, batch);
      items += batch.length;
      onItems?.(items);
    }
  }
  return items;
}

/** The owner keeps the sign-in that the installation had, and the mark goes. */
async function finish(db: Db, owner: User, { digest, owner: before }: Mark): Promise<void> {
  const { id, email, ...sessions } = before ?? {};
  const signedIn: User = { ...owner, ...(email !== undefined && { email }), ...(id === owner.id && sessions) };
  const { outcome } = await transact(db, [
    { Put: { TableName: db.table, Item: userItem(signedIn) } },
    ...(email ? [{ Put: { TableName: db.table, Item: { ...emailKey(email), user_id: owner.id } } }] : []),
    {
      Delete: {
        TableName: db.table,
        Key: markKey,
        ConditionExpression: "digest = :digest",
        ExpressionAttributeValues: { ":digest": digest },
      },
    },
  ]);
  if (outcome === "refused") throw new Error("Another import of the same file has finished here meanwhile");
}

async function* batches(archive: Archive, file: string): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const { text } of archive.lines(file)) {
    batch.push(unmarshall(itemOfLine(text)));
    if (batch.length === atOnce) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}
