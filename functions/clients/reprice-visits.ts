import { repriceVisits } from "@petcare/contract";
import { addDays, centsOf, toDollars, totalOf } from "@petcare/domain";
import { readOpenWork } from "@petcare/storage";
import { findClient } from "../shared/people/find-person.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { type Changed, reprice } from "./reprice.ts";

/**
 * Gives a new price to what is booked at the old one from tomorrow on: series by one edit each, and bookings of one visit.
 * What has another price, or one that was set for it alone, keeps it. It can be done twice: what has the new price is left.
 */
export const handler = endpoint(repriceVisits, async ({ params: { id }, query, body, caller, via }) => {
  const client = await findClient(id);
  const from = addDays(today(), 1);
  const work = await readOpenWork(runtime.db, { id: client.id, role: "client" }, from);
  const prices = body.prices.map((price) => ({
    service: price.service_type,
    from: centsOf(price.from),
    to: centsOf(price.to),
  }));
  const isPreview = query.preview !== undefined;
  const run = { isPreview, by: authorOf({ caller, via }), from };
  const changed: Changed[] = [];
  for (const price of prices) changed.push(...(await reprice(work, price, run)));
  const visits = changed.flatMap((one) => one.visits);
  const services = new Set<string>(prices.map(({ service }) => service));
  return {
    saved: !isPreview,
    visits: visits.length,
    later: changed.some(({ later }) => later === "every")
      ? ("every" as const)
      : totalOf(changed.map(({ later }) => Number(later))),
    before: toDollars(totalOf(visits.map(({ before }) => before.price_cents))),
    after: toDollars(totalOf(visits.map(({ after }) => after.price_cents))),
    kept: work.visits.filter(({ service }) => services.has(service)).length - visits.length,
  };
});
