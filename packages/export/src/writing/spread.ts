import { join } from "node:path";
import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import type { Db } from "@petcare/storage";
import type { Item } from "@petcare/storage/items";
import { kindOfKey } from "../kinds/kinds.ts";
import { lineOf, partOf, parts, type RawItem, rawKeyOf } from "../line.ts";
import { OutputFile } from "./output-file.ts";

/** An item in a file of a part: its keys, the name of its kind, and its line. */
export type SpreadLine = readonly [pk: string, sk: string, kind: string, line: string];

export interface Spread {
  /** The files of the parts, in their order. */
  files: string[];
  items: number;
  /** The names of people by their ids, for those who read the export. */
  names: Map<string, string>;
}

/**
 * Reads the whole table once, and writes each item that an export holds into the file of its part.
 *
 * @param onItems is told how many there are so far
 */
export async function spread(db: Db, folder: string, onItems: (items: number) => Promise<void>): Promise<Spread> {
  const files = await Promise.all(
    Array.from({ length: parts }, (_, part) => OutputFile.create(join(folder, `part-${part}`))),
  );
  const names = new Map<string, string>();
  let items = 0;
  for await (const page of pages(db)) {
    for (const item of page) {
      const told = toldOf(item);
      if (!told) continue;
      const [pk, , kind] = told;
      if (kind === "people") names.set(item.id?.S ?? "", item.name?.S ?? "");
      await files[partOf(pk)]?.write(`${JSON.stringify(told)}\n`);
      items += 1;
    }
    await onItems(items);
  }
  const written = await Promise.all(files.map((file) => file.close()));
  return { files: written.map(({ path }) => path), items, names };
}

async function* pages(db: Db): AsyncGenerator<RawItem[]> {
  let ExclusiveStartKey: RawItem | undefined;
  do {
    const page = await db.client.send(
      new ScanCommand({ TableName: db.table, ConsistentRead: true, ExclusiveStartKey }),
    );
    yield page.Items ?? [];
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

function toldOf(item: RawItem): SpreadLine | undefined {
  const key = rawKeyOf(item);
  const kind = kindOfKey(key);
  if (!kind) return undefined;
  const told = kind.told ? rawOf(kind.told(unmarshall(item))) : item;
  return told && [key.pk, key.sk, kind.name, lineOf(told)];
}

const rawOf = (item: Item | undefined): RawItem | undefined => item && marshall(item, { removeUndefinedValues: true });
