import { type LocalDate, rateKeyOf } from "@petcare/domain";
import { type Author, endPending, listPeople, listRepricings, type NewPrice, type User } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";
import type { Run } from "./reprice.ts";
import { type Repriced, repriceClient } from "./reprice-client.ts";

/** Clients by their ids, so that it can go on where it was. @param after the id of the client before the first one */
export const clientsAfter = async (after: string): Promise<User[]> =>
  (await listPeople(runtime.db, "clients")).filter(({ id }) => id > after).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Gives new default prices to what those of the clients have booked who have no rate of their own. */
export async function repriceClients(
  clients: readonly User[],
  prices: readonly NewPrice[],
  run: Run,
): Promise<Repriced[]> {
  const done: Repriced[] = [];
  for (const { id, custom_rates } of clients) {
    const theirs = prices.filter(({ service }) => custom_rates?.[rateKeyOf(service)] == null);
    if (theirs.length > 0) done.push(await repriceClient(id, theirs, run));
  }
  return done;
}

/** Goes on with what was begun until an instant, in epoch milliseconds, the oldest first. It can be killed and run again. */
export async function finishRepricings(until: number, by: Author): Promise<void> {
  for (const begun of await listRepricings(runtime.db, until)) {
    const { prices, from } = begun.repricing;
    await repriceClients(await clientsAfter(""), prices, { isPreview: false, by, from: later(from, today()) });
    await endPending(runtime.db, "repricings", begun);
  }
}

const later = (one: LocalDate, other: LocalDate): LocalDate => (one > other ? one : other);
