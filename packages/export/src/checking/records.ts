import { isDeepStrictEqual } from "node:util";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { Item } from "@petcare/storage/items";
import { isOf, type Key, type Kind } from "../kinds/kind.ts";
import { dataName, inOrder, itemOfLine, lineOf, type RawItem, rawKeyOf } from "../line.ts";
import { type Archive, jsonIn, type Line } from "../reading/archive.ts";
import { BrokenFile, type Place } from "../reading/broken-file.ts";

/** A record of an export, and where it stands. */
export interface Found<Value> {
  record: Value;
  key: Key;
  place: Place;
}

/**
 * The records of a kind, each checked by itself.
 * @throws BrokenFile at the first line that is not what an export of this version writes
 */
export async function* recordsIn<Value>(archive: Archive, kind: Kind): AsyncGenerator<Found<Value>> {
  let before: Key | undefined;
  for await (const line of archive.lines(dataName(kind.name))) {
    const { item, key } = itemIn(line);
    const { file, line: number } = line;
    const place = { file, line: number };
    if (!isOf(kind.keys, key)) throw new BrokenFile(place, `${key.pk} ${key.sk} is of another kind`);
    if (before && inOrder(before, key) >= 0) {
      throw new BrokenFile(place, `${key.pk} ${key.sk} is there twice, or not in its order`);
    }
    yield { record: checked<Value>(kind, item, place), key, place };
    before = key;
  }
}

/** The versions of a kind's records. They are not checked: `recordsIn` has done that. */
export async function* versionsIn(
  archive: Archive,
  kind: Kind,
): AsyncGenerator<{ version: number; key: Key; place: Place }> {
  for await (const { text, file, line } of archive.lines(dataName(kind.name))) {
    const raw = JSON.parse(text) as RawItem;
    yield { version: Number(raw.version?.N), key: rawKeyOf(raw), place: { file, line } };
  }
}

/** @throws BrokenFile where the line is no item as an export writes it */
function itemIn({ text, ...place }: Line): { item: Item; key: Key } {
  const raw = jsonIn(text, place, itemOfLine);
  try {
    const item = unmarshall(raw);
    if (lineOf(raw) === text) return { item, key: rawKeyOf(raw) };
  } catch {
    // What is no item is told below.
  }
  throw new BrokenFile(place, "It is no item as an export writes it");
}

function checked<Value>(kind: Kind, item: Item, place: Place): Value {
  const record = kind.recordOf(item);
  const parsed = kind.schema.safeParse(record);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BrokenFile(place, `${issue?.path.join(".") || "The record"}: ${issue?.message}`);
  }
  const derived: Item = { ...kind.itemOf(record) };
  const names = [...new Set([...Object.keys(item), ...Object.keys(derived)])];
  const differing = names.find((name) => !isDeepStrictEqual(item[name], derived[name]));
  if (differing) throw new BrokenFile(place, `${differing} does not follow from the record`);
  return record as Value;
}
