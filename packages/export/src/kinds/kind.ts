import type { Item, Key } from "@petcare/storage/items";
import type * as z from "zod/mini";

export type { Key };

/** A pattern of keys. '*' at the end of a part stands for any text. */
export type KeyPattern = readonly [pk: string, sk: string];

/** One kind of item, as storage defines it. */
export interface Kind {
  /** Of its file: '<name>.jsonl'. */
  name: string;
  keys: readonly KeyPattern[];
  /** The schema of a record, with every attribute that it may have. */
  schema: z.ZodMiniType;
  /** The exported part of an item, where that is not all of it. */
  exported?(item: Item): Item;
  /** The record that an item holds. It is not checked. */
  recordOf(item: Item): Item;
  /** The whole item of a record, with the keys of its indexes. */
  itemOf(record: unknown): object;
}

export const isOf = (patterns: readonly KeyPattern[], { pk, sk }: Key): boolean =>
  patterns.some(([ofPk, ofSk]) => fits(ofPk, pk) && fits(ofSk, sk));

const fits = (pattern: string, part: string) =>
  pattern.endsWith("*") ? part.startsWith(pattern.slice(0, -1)) : part === pattern;
