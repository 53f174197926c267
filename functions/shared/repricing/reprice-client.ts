import type { AnswerOf, BodyOf, repriceVisits } from "@petcare/contract";
import { centsOf, toDollars, totalOf } from "@petcare/domain";
import { type NewPrice, readOpenWork } from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { type Changed, type Run, reprice } from "./reprice.ts";

/** The changes for clients, and the number of stored visits of the same services that keep another price. */
export interface Repriced {
  changed: Changed[];
  kept: number;
}

export const pricesOf = (prices: BodyOf<typeof repriceVisits>["prices"]): NewPrice[] =>
  prices.map(({ service_type, from, to }) => ({ service: service_type, from: centsOf(from), to: centsOf(to) }));

/** Gives what a client has booked the new prices, a series by one edit. What has them already is left as it is. */
export async function repriceClient(clientId: string, prices: readonly NewPrice[], run: Run): Promise<Repriced> {
  const work = await readOpenWork(runtime.db, { id: clientId, role: "client" }, run.from);
  const changed: Changed[] = [];
  for (const price of prices) changed.push(...(await reprice(work, price, run)));
  const services = new Set<string>(prices.map(({ service }) => service));
  const ofServices = work.visits.filter(({ service }) => services.has(service)).length;
  return { changed, kept: ofServices - totalOf(changed.map(({ visits }) => visits.length)) };
}

/** The sums of what was changed, in dollars. */
export function repricedAnswer(done: readonly Repriced[], { isPreview }: Run): AnswerOf<typeof repriceVisits> {
  const changed = done.flatMap((one) => one.changed);
  const visits = changed.flatMap((one) => one.visits);
  return {
    saved: !isPreview,
    visits: visits.length,
    later: changed.some(({ later }) => later === "every")
      ? "every"
      : totalOf(changed.map(({ later }) => Number(later))),
    before: toDollars(totalOf(visits.map(({ before }) => before.price_cents))),
    after: toDollars(totalOf(visits.map(({ after }) => after.price_cents))),
    kept: totalOf(done.map(({ kept }) => kept)),
  };
}
