import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { OwnRates } from "../people/users.ts";
import type { Db } from "../table/client.ts";
import { pricingKey } from "../table/keys.ts";
import { retrying } from "../table/retrying.ts";

/** The business's default prices in cents; undefined where the owner has set none. */
export async function readPricing(db: Db): Promise<OwnRates> {
  const { Item = {} } = await db.client.send(new GetCommand({ TableName: db.table, Key: pricingKey }));
  return { walk25: Item.walk25, visit: Item.visit, overnight: Item.overnight, other: Item.other };
}

/** Sets the business's default prices, in cents; those not named are unset. */
export async function putPricing(db: Db, rates: OwnRates): Promise<void> {
  await retrying(db, () => db.client.send(new PutCommand({ TableName: db.table, Item: { ...pricingKey, ...rates } })));
}
