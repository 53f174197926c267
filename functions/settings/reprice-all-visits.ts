import { repriceAllVisits } from "@petcare/contract";
import { rateKeyOf } from "@petcare/domain";
import { inParallel, listPeople } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { pricesOf, type Repriced, repriceClient, repricedAnswer, runOf } from "../shared/repricing/reprice.ts";
import { runtime } from "../shared/runtime.ts";

/**
 * Changes the bookings of clients without a custom rate to new default prices, from tomorrow on. It can be repeated, to finish
 * an interrupted request.
 */
export const handler = endpoint(repriceAllVisits, async ({ query, body, caller, via }) => {
  const run = runOf(query.preview !== undefined, { caller, via });
  const prices = pricesOf(body.prices);
  const done: Repriced[] = [];
  await inParallel(await listPeople(runtime.db, "clients"), async ({ id, custom_rates }) => {
    const theirs = prices.filter(({ service }) => custom_rates?.[rateKeyOf(service)] == null);
    if (theirs.length > 0) done.push(await repriceClient(id, theirs, run));
  });
  return repricedAnswer(done, run);
});
