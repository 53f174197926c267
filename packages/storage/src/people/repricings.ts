import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { Db } from "../table/client.ts";
import { retrying } from "../table/retrying.ts";
import { beginPending, endPending, listPending, type Pending, type Repricing } from "./pending.ts";

export type NewPrice = Repricing["prices"][number];

/** The same prices are the same work. */
const idOf = (prices: readonly NewPrice[]): string =>
  prices.map(({ service, from, to }) => `${service}:${from}:${to}`).join("_");

/** Notes that what is booked takes new prices, by whom, and since when, in epoch milliseconds. */
export async function beginRepricing(db: Db, repricing: Repricing, by: { id: string; at: number }): Promise<void> {
  const begun = { id: idOf(repricing.prices), user_id: by.id, at: by.at, repricing };
  await retrying(db, () => db.client.send(new PutCommand(beginPending(db, "repricings", begun).Put)));
}

/**
 * Says that everybody's bookings have the new prices. It stays noted while an older one is unfinished: that one may bring
 * back a price which this one has replaced.
 */
export async function endRepricing(db: Db, prices: readonly NewPrice[]): Promise<void> {
  const begun = await listRepricings(db);
  const [oldest] = begun;
  if (oldest?.id === idOf(prices)) await endPending(db, "repricings", oldest);
}

/** What was begun until an instant, in epoch milliseconds, the oldest first. */
export async function listRepricings(
  db: Db,
  until = Number.POSITIVE_INFINITY,
): Promise<(Pending & { repricing: Repricing })[]> {
  const begun = await listPending(db, "repricings", Number.POSITIVE_INFINITY);
  return begun
    .flatMap(({ repricing, ...rest }) => (repricing && rest.at <= until ? { ...rest, repricing } : []))
    .sort((a, b) => a.at - b.at);
}
