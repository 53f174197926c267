import { unmarshall } from "@aws-sdk/util-dynamodb";
import { faultText } from "@petcare/domain";
import type { Db, User } from "@petcare/storage";
import { auditTable, emailKey, type Item, putItems, transact, userItem } from "@petcare/storage/items";
import type { Kind } from "../kinds/kind.ts";
import { kinds, people } from "../kinds/kinds.ts";
import { dataName, itemOfLine } from "../line.ts";
import { Archive } from "../reading/archive.ts";
import { BrokenFile } from "../reading/broken-file.ts";
import { scanPages } from "../table-items.ts";
import { type Before, claimTable, ownerIn, restoreTable, unmarking } from "./claim-table.ts";

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
 * Fills a new installation's table from an export: writes all but the owner, and then audits it. Until it is whole there is
 * no owner in the table, so nobody can sign in.
 *
 * @throws BrokenFile for the first broken line or record, once what was written is taken out again
 * @throws NotEmpty for another table than a new one
 */
export async function importTable(db: Db, path: string, { makeSignIn, onItems }: ImportOptions): Promise<Imported> {
  const archive = await Archive.open(path);
  try {
    const before = await claimTable(db);
    const { items, owner } = await fill(db, archive, before, onItems);
    const { id, email } = ownerIn(before) ?? {};
    if (email !== undefined && id !== owner.id) await makeSignIn({ id: owner.id, email });
    await finish(db, owner, before);
    return { items, owner: { ...owner, email } };
  } finally {
    archive.close();
  }
}

async function fill(db: Db, archive: Archive, before: Before, onItems?: ImportOptions["onItems"]): Promise<Imported> {
  try {
    const imported = await writeItems(db, archive, onItems);
    const [first] = await auditTable(itemsWith(db, imported.owner));
    if (first) throw new BrokenFile(faultText(first));
    return imported;
  } catch (error) {
    await restoreTable(db, before);
    throw error;
  }
}

async function writeItems(db: Db, archive: Archive, onItems: (items: number) => void = () => {}): Promise<Imported> {
  const owners: User[] = [];
  let items = 0;
  for (const kind of kinds) {
    let batch: Item[] = [];
    const flush = async () => {
      await putItems(db, batch);
      items += batch.length;
      batch = [];
      onItems(items);
    };
    for await (const record of recordsOf(archive, kind)) {
      if (kind === people && record.role === "admin") owners.push(record as unknown as User);
      else batch.push({ ...kind.itemOf(record) });
      if (batch.length === atOnce) await flush();
    }
    await flush();
  }
  const [owner, other] = owners;
  if (!owner || other) throw new BrokenFile(`${dataName(people.name)}: There is not one owner`);
  return { items: items + 1, owner };
}

/** The records of a kind's file. @throws BrokenFile at a line that holds none */
async function* recordsOf(archive: Archive, kind: Kind): AsyncGenerator<Item> {
  const name = dataName(kind.name);
  let line = 0;
  for await (const text of archive.lines(name)) {
    line += 1;
    const parsed = kind.schema.safeParse(itemIn(text, kind));
    if (parsed.success) yield parsed.data as Item;
    else {
      const [issue] = parsed.error.issues;
      throw new BrokenFile(`${name}, line ${line}: ${issue?.path.join(".") || "The record"}: ${issue?.message}`);
    }
  }
}

/** Reads the record of a line, unchecked; undefined if it is no item. */
function itemIn(text: string, kind: Kind): Item | undefined {
  try {
    return kind.recordOf(unmarshall(itemOfLine(text)));
  } catch {
    return undefined;
  }
}

/** The items of the table, and the owner's. */
async function* itemsWith(db: Db, owner: User): AsyncGenerator<Item> {
  yield userItem(owner);
  for await (const page of scanPages(db)) yield* page;
}

/** The owner keeps the sign-in that the installation had, and the mark goes. */
async function finish(db: Db, owner: User, before: Before): Promise<void> {
  const { id, email, never_signed_in, sessions_valid_from, kept_session, ended_sessions } = ownerIn(before) ?? {};
  const sessions = { never_signed_in, sessions_valid_from, kept_session, ended_sessions };
  const signedIn: User = { ...owner, ...(email !== undefined && { email }), ...(id === owner.id && sessions) };
  await transact(db, [
    { Put: { TableName: db.table, Item: userItem(signedIn) } },
    ...(email ? [{ Put: { TableName: db.table, Item: { ...emailKey(email), user_id: owner.id } } }] : []),
    unmarking(db),
  ]);
}
