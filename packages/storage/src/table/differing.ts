import { isDeepStrictEqual } from "node:util";
import type { Item } from "./query.ts";

/** The name of an attribute in which two items differ; undefined if there is none. One that is undefined is absent. */
export const differing = (item: Item, other: Item): string | undefined =>
  Object.keys({ ...item, ...other }).find((name) => !isDeepStrictEqual(item[name], other[name]));
