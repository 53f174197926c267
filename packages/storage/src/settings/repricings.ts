import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { beginPending, endPending, listPending, type Pending, type Repricing } from "../people/pending.ts";
import type { Db } from "../table/client.ts";
import { retrying } from "../table/retrying.ts";

export type NewPrice = Repricing["prices"][number];

/** Makes the id of the prices, so the same prices are the same repricing. */
const idOf = (prices: readonly NewPrice[]): string =>
  prices.map(({ service, from, to }) => `${service}:${from}:${to}`).join("_");

/** Notes a repricing as pending. @param by the user's id, and when in epoch milliseconds */
export async function beginRepricing(db: Db, repricing: Repricing, by: { id: string; at: number }): Promise<void> {
  const pending = { id: idOf(repricing.prices), user_id: by.id, at: by.at, repricing };
  await retrying(db, () => db.client.send(new PutCommand(beginPending(db, "repricings", pending).Put)));
}

/** Ends a repricing that is done. It stays pending behind an unfinished older one, which may bring a replaced price back. */
export async function endRepricing(db: Db, prices: readonly NewPrice[]): Promise<void> {
  const [oldest] = await listRepricings(db);
  if (oldest?.id === idOf(prices)) await endPending(db, "repricings", oldest);
}

/** Lists the repricings that began up to an instant, in epoch milliseconds, the oldest first. */
export async function listRepricings(
  db: Db,
  until = Number.POSITIVE_INFINITY,
): Promise<(Pending & { repricing: Repricing })[]> {
  const all = await listPending(db, "repricings", Number.POSITIVE_INFINITY);
  return all
    .flatMap(({ repricing, ...rest }) => (repricing && rest.at <= until ? { ...rest, repricing } : []))
    .sort((a, b) => a.at - b.at);
}
