import * as z from "zod/mini";
import { checked, itemKind } from "../table/item-kind.ts";
import { visitKey, visitKeyOf } from "../table/keys.ts";
import type { Item } from "../table/query.ts";
import { type Visit, visitSchema } from "./visit.ts";
import { visitKeys } from "./visit-keys.ts";

/** The schedule and the original date of a visit are in its key alone. */
export const visitKind = itemKind({
  schema: visitSchema,
  keysOf: (visit) => ({ ...visitKey(visit), ...visitKeys(visit) }),
  inKey: visitKeyOf,
});
export const visitItem = visitKind.itemOf;

const part = z.partial(visitSchema) as z.ZodMiniType<unknown> as z.ZodMiniType<Visit>;

/** A visit, or the part of it that an index has. */
export const visitFrom = (item: Item): Visit => checked(part, visitKind.recordOf(item), item);
