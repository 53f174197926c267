import { isDeepStrictEqual } from "node:util";
import type { Item } from "./query.ts";

/** Finds an attribute in which two items differ; undefined if there is none. */
export const differing = (item: Item, other: Item): string | undefined =>
  Object.keys({ ...item, ...other }).find((name) => !isDeepStrictEqual(item[name], other[name]));
