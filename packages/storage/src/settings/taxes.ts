import { serviceTypes, type TaxRow } from "@petcare/domain";
import * as z from "zod/mini";
import { changesBetween } from "../history/changes.ts";
import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { count, day, itemKind, objectOf, text } from "../table/item-kind.ts";
import { taxesKey } from "../table/keys.ts";
import { readItem } from "../table/query.ts";
import { putSettings } from "./put-settings.ts";

export const taxesKind = itemKind({
  schema: z.strictObject({
    rates: z.array(objectOf<TaxRow>({ id: text, name: text, milli: count, from: day })),
    services: z.array(z.enum(serviceTypes)),
    cancelled: z.boolean(),
    version: count,
  }),
  keysOf: () => taxesKey,
});

/** The sales tax settings. Version 0: there are none yet. Without rates nothing is taxed. */
export type Taxes = z.infer<typeof taxesKind.schema>;

/** Reads the sales tax settings. */
export const readTaxes = async (db: Db): Promise<Taxes> =>
  (await readItem(db, taxesKey, taxesKind.read)) ?? {
    rates: [],
    services: [...serviceTypes],
    cancelled: false,
    version: 0,
  };

/**
 * Sets the sales tax. 'refused', with nothing written, if the version is outdated. Repeating it writes nothing.
 */
export async function putTaxes(db: Db, { version, ...taxes }: Taxes, by: Author): Promise<"written" | "refused"> {
  const { version: stored, ...before } = await readTaxes(db);
  if (stored !== version) return "refused";
  return putSettings(
    db,
    {
      stored,
      itemOf: (next) => taxesKind.itemOf({ ...taxes, version: next }),
      entity: "taxes",
      name: "Sales tax",
      changes: changesBetween(stored === 0 ? {} : before, taxes, new Set()),
    },
    by,
  );
}
