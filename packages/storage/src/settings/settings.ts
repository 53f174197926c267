import * as z from "zod/mini";
import { changesBetween } from "../history/changes.ts";
import type { Author } from "../history/history-row.ts";
import { type OwnRates, ownRates } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { count, itemKind } from "../table/item-kind.ts";
import { pricingKey } from "../table/keys.ts";
import { readItem } from "../table/query.ts";
import { changing } from "../table/transact.ts";
import { putSettings } from "./put-settings.ts";

/** The business's default prices in cents; undefined if the owner has set none. Version 0: never set. */
export interface Pricing {
  rates: OwnRates;
  version: number;
}

export const pricingKind = itemKind({
  schema: z.extend(ownRates, { version: count }),
  keysOf: () => pricingKey,
});

/** Reads the default prices. */
export async function readPricing(db: Db): Promise<Pricing> {
  const { version, ...rates } = (await readItem(db, pricingKey, pricingKind.read)) ?? { version: 0 };
  return { rates, version };
}

/**
 * Sets the business's default prices, in cents; missing ones are unset.
 *
 * @param version if given, it must be the stored one
 * @param defaults the prices while none are set, for the history of the first change
 */
export function putPricing(
  db: Db,
  rates: OwnRates,
  by: Author,
  { version, defaults = {} }: { version?: number; defaults?: OwnRates } = {},
): Promise<"written" | "refused"> {
  return changing<Pricing, Pricing, "written" | "refused">({
    what: "The default prices",
    read: () => readPricing(db),
    decide: (before) =>
      before && (version === undefined || version === before.version) ? { change: before } : { result: "refused" },
    write: (before) => writePricing(db, before, { rates, defaults }, by),
  });
}

function writePricing(
  db: Db,
  before: Pricing,
  { rates, defaults }: { rates: OwnRates; defaults: OwnRates },
  by: Author,
): Promise<"written" | "refused"> {
  return putSettings(
    db,
    {
      stored: before.version,
      itemOf: (version) => pricingKind.itemOf({ ...rates, version }),
      entity: "pricing",
      name: "Default prices",
      changes: changesBetween({ ...defaults, ...before.rates }, { ...defaults, ...rates }, new Set()),
    },
    by,
  );
}
