import { repriceVisits } from "@petcare/contract";
import { findClient } from "../shared/people/find-person.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { pricesOf, repriceClient, repricedAnswer, runOf } from "../shared/repricing/reprice.ts";

/**
 * Gives a new price to what is booked at the old one from tomorrow on: series by one edit each, and bookings of one visit.
 * Bookings with another price, or with one of their own, keep it. It can be done twice: bookings with the new price stay.
 */
export const handler = endpoint(repriceVisits, async ({ params: { id }, query, body, caller, via }) => {
  const client = await findClient(id);
  const run = runOf(query.preview !== undefined, { caller, via });
  return repricedAnswer([await repriceClient(client.id, pricesOf(body.prices), run)], run);
});
