import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Author } from "../history/author.ts";
import { changesBetween } from "../history/changes.ts";
import { historyWrite } from "../history/history-row.ts";
import { changing } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { pricingKey } from "../table/keys.ts";
import { pick } from "../table/pick.ts";
import { transact } from "../table/transact.ts";
import type { OwnRates } from "./users.ts";

/** The business's default prices in cents; undefined where the owner has set none. Version 0: they were never set. */
export interface Pricing {
  rates: OwnRates;
  version: number;
}

const services = ["walk25", "visit", "overnight", "other"] as const;

/** The prices as they are now. */
export async function readPricing(db: Db): Promise<Pricing> {
  const { Item = {} } = await db.client.send(
    new GetCommand({ TableName: db.table, Key: pricingKey, ConsistentRead: true }),
  );
  return { rates: pick(Item as OwnRates, services), version: Number(Item.version ?? 0) };
}

/**
 * Sets the business's default prices, in cents; those not named are unset.
 *
 * @param version where given, it must be the stored one
 * @param defaults the prices that count where none are set, so that the history tells what the first change was from
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

async function writePricing(
  db: Db,
  before: Pricing,
  { rates, defaults }: { rates: OwnRates; defaults: OwnRates },
  by: Author,
): Promise<"written" | "refused"> {
  const version = before.version + 1;
  const changes = changesBetween({ ...defaults, ...before.rates }, { ...defaults, ...rates }, new Set());
  if (Object.keys(changes).length === 0) return "written";
  const written = await transact(db, [
    {
      Put: {
        TableName: db.table,
        Item: { ...pricingKey, ...rates, version },
        ConditionExpression: before.version === 0 ? "attribute_not_exists(pk)" : "version = :version",
        ...(before.version > 0 && { ExpressionAttributeValues: { ":version": before.version } }),
      },
    },
    historyWrite(db, { entity: "pricing", entity_id: "pricing", name: "Default prices", version, changes }, by),
  ]);
  return written.outcome;
}
