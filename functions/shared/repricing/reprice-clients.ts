import { type LocalDate, rateKeyOf } from "@petcare/domain";
import { type Author, endPending, listPeople, listRepricings, type NewPrice, type User } from "@petcare/storage";
import { runtime, today } from "../runtime.ts";
import { type Repriced, type Run, repriceClient } from "./reprice.ts";

/** Lists clients in the order of their ids, so that a killed run can resume. @param after the id of the last one done */
export const clientsAfter = async (after: string): Promise<User[]> =>
  (await listPeople(runtime.db, "clients")).filter(({ id }) => id > after).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Changes default prices in the bookings of those clients who have no rate of their own. */
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

/** Resumes repricings that began up to an instant, in epoch milliseconds, the oldest first. It can be killed and repeated. */
export async function finishRepricings(until: number, by: Author): Promise<void> {
  for (const pending of await listRepricings(runtime.db, until)) {
    const { prices, from } = pending.repricing;
    const run = { isPreview: false, by, from: laterOf(from, today()), bookedUntil: pending.at };
    await repriceClients(await clientsAfter(""), prices, run);
    await endPending(runtime.db, "repricings", pending);
  }
}

const laterOf = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b);
