import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { faultText } from "@petcare/domain";
import type { Db, User } from "@petcare/storage";
import { auditTable, emailKey, type Item, putItems, transact, userItem, userKey } from "@petcare/storage/items";
import type { Kind } from "../kinds/kind.ts";
import { kinds } from "../kinds/kinds.ts";
import { dataName, itemOfLine } from "../line.ts";
import { manifestName } from "../manifest.ts";
import { type Archive, withArchive } from "../reading/archive.ts";
import { BrokenBooks, BrokenFile } from "../reading/broken-file.ts";
import { scanPages } from "../table-items.ts";
import { checkLines } from "./checked-records.ts";
import { claimTable, ownerIn, releasing, restoreTable } from "./claim-table.ts";
import type { Mark } from "./mark.ts";

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
 * Fills a new installation's table from an export. Each line is checked before anything is written, and all records once they
 * are. Until then there is no owner in the table, so nobody can sign in. Where it dies, the same file finishes it.
 *
 * @throws BrokenFile for the first broken line, and NotEmpty for another table than a new one: nothing was written
 * @throws BrokenBooks for records that do not agree: what was written is taken out again
 */
export const importTable = (db: Db, path: string, options: ImportOptions): Promise<Imported> =>
  withArchive(path, async (archive) => {
    const owner = await checkLines(archive);
    const { fault } = archive.manifest;
    if (fault !== null) throw new BrokenFile({ file: manifestName }, `It was exported with a fault: ${fault}`);
    const mark = await claimTable(db, await digestOf(path));
    const items = await writeItems(db, archive, { ...options, owner });
    const [first] = await auditTable(itemsWith(db, owner));
    if (first) {
      await restoreTable(db, mark);
      throw new BrokenBooks(faultText(first));
    }
    const before = ownerIn(mark.before);
    const email = before?.email;
    if (email !== undefined && before?.id !== owner.id) await options.makeSignIn({ id: owner.id, email });
    await finish(db, owner, mark);
    return { items, owner: { ...owner, email } };
  });

async function writeItems(
  db: Db,
  archive: Archive,
  { owner, onItems }: ImportOptions & { owner: User },
): Promise<number> {
  const ofOwner = userKey(owner.id).pk;
  let items = 0;
  for (const kind of kinds) {
    for await (const batch of batches(archive, kind)) {
      const others = batch.filter(({ pk, sk }) => pk !== ofOwner || sk !== "USER");
      await putItems(db, others);
      items += batch.length;
      onItems?.(items);
    }
  }
  return items;
}

/** The items of the table, and the owner's. */
async function* itemsWith(db: Db, owner: User): AsyncGenerator<Item> {
  yield userItem(owner);
  for await (const page of scanPages(db)) yield* page;
}

/** The owner keeps the sign-in that the installation had, and the mark goes. */
async function finish(db: Db, owner: User, { digest, before }: Mark): Promise<void> {
  const { id, email, never_signed_in, sessions_valid_from, kept_session, ended_sessions } = ownerIn(before) ?? {};
  const sessions = { never_signed_in, sessions_valid_from, kept_session, ended_sessions };
  const signedIn: User = { ...owner, ...(email !== undefined && { email }), ...(id === owner.id && sessions) };
  const { outcome } = await transact(db, [
    { Put: { TableName: db.table, Item: userItem(signedIn) } },
    ...(email ? [{ Put: { TableName: db.table, Item: { ...emailKey(email), user_id: owner.id } } }] : []),
    releasing(db, digest),
  ]);
  if (outcome === "refused") throw new Error("Another import of the same file has finished here meanwhile");
}

/** The items of a file, in its order. Of those with one key, a batch has the last one. */
async function* batches(archive: Archive, { name, isLater }: Kind): AsyncGenerator<Item[]> {
  let batch = new Map<string, Item>();
  for await (const { text } of archive.lines(dataName(name), isLater)) {
    const item = unmarshall(itemOfLine(text));
    batch.set(`${item.pk} ${item.sk}`, item);
    if (batch.size === atOnce) {
      yield [...batch.values()];
      batch = new Map();
    }
  }
  yield [...batch.values()];
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}
