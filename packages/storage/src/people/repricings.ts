import { PutCommand } from "@aws-sdk/lib-dynamodb";
import type { LocalDate, ServiceType } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { retrying } from "../table/retrying.ts";
import { beginPending, endPending, listPending, type Pending } from "./pending.ts";

/** What a service was and is, in cents. */
export interface NewPrice {
  service: ServiceType;
  from: number;
  to: number;
}

/** New default prices that what is booked takes, from a local date on. */
export interface Repricing {
  prices: NewPrice[];
  from: LocalDate;
}

interface PendingRepricing extends Pending {
  repricing: Repricing;
}

/** The same prices are the same work. */
const idOf = (prices: readonly NewPrice[]): string =>
  prices.map(({ service, from, to }) => `${service}:${from}:${to}`).join("_");

/** Notes that what is booked takes new prices, by whom, and since when, in epoch milliseconds. */
export async function beginRepricing(db: Db, repricing: Repricing, by: { id: string; at: number }): Promise<void> {
  const { Put } = beginPending(db, "repricings", { id: idOf(repricing.prices), user_id: by.id, at: by.at });
  await retrying(db, () => db.client.send(new PutCommand({ ...Put, Item: { ...Put.Item, repricing } })));
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
export async function listRepricings(db: Db, until = Number.POSITIVE_INFINITY): Promise<PendingRepricing[]> {
  const begun = (await listPending(db, "repricings", Number.POSITIVE_INFINITY)) as PendingRepricing[];
  return begun.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
}
