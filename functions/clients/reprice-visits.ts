import { repriceVisits } from "@petcare/contract";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { pricesOf, repriceClient, repricedAnswer, runOf } from "../shared/repricing/reprice.ts";

/**
 * Changes the price of bookings at the old price from tomorrow on, a series by one edit. Bookings with another price keep it.
 * It can be repeated.
 */
export const handler = endpoint(repriceVisits, async ({ params: { id }, query, body, caller, via }) => {
  const client = await findClient(id);
  const run = runOf(query.preview !== undefined, { caller, via });
  return repricedAnswer([await repriceClient(client.id, pricesOf(body.prices), run)], run);
});
