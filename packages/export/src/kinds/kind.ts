import type { Item } from "@petcare/storage/items";
import type * as z from "zod/mini";

/** The primary key of an item. */
export interface Key {
  pk: string;
  sk: string;
}

/** A pattern of keys. '*' at the end of a part stands for any text. */
export type KeyPattern = readonly [pk: string, sk: string];

/** One kind of item: what its records are, and how the table holds one. */
export interface Kind<Value = unknown> {
  /** Of its file: '<name>.jsonl'. */
  name: string;
  keys: readonly KeyPattern[];
  /** What a record is, with every attribute that it may have. */
  schema: z.ZodMiniType<Value>;
  /** What an export tells of an item, where that is not all of it; undefined: nothing. */
  told?(item: Item): Item | undefined;
  /** The record that an item holds. */
  recordOf(item: Item): Value;
  /** The whole item of a record, with the keys of its indexes. */
  itemOf(record: Value): object;
}

/** A kind whose functions the compiler has held to one type of record. */
export const kindOf = <Value>(kind: Kind<Value>): Kind => kind as Kind;

export const isOf = (patterns: readonly KeyPattern[], { pk, sk }: Key): boolean =>
  patterns.some(([ofPk, ofSk]) => fits(ofPk, pk) && fits(ofSk, sk));

const fits = (pattern: string, part: string) =>
  pattern.endsWith("*") ? part.startsWith(pattern.slice(0, -1)) : part === pattern;
