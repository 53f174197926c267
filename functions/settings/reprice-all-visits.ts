import { repriceAllVisits } from "@petcare/contract";
import { addDays, rateKeyOf } from "@petcare/domain";
import { listPeople } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { pricesOf, type Repriced, repriceClient, repricedAnswer } from "../shared/repricing/reprice-client.ts";
import { runtime, today } from "../shared/runtime.ts";

/** How many clients a request goes through: a few seconds, for the busiest of them. */
const atOnce = 20;

/**
 * Gives new default prices to what clients without a custom rate have booked from tomorrow on. The clients follow by
 * their ids, so that a request which is sent again goes on where it was. What has the new price already is left.
 */
export const handler = endpoint(repriceAllVisits, async ({ query, body: { prices, after = "" }, caller, via }) => {
  const run = {
    isPreview: query.preview !== undefined,
    by: authorOf({ caller, via }),
    from: addDays(today(), 1),
  };
  const clients = (await listPeople(runtime.db, "clients"))
    .filter(({ id }) => id > after)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  const part = clients.slice(0, atOnce);
  const done: Repriced[] = [];
  for (const { id, custom_rates } of part) {
    const theirs = pricesOf(prices).filter(({ service }) => custom_rates?.[rateKeyOf(service)] == null);
    if (theirs.length > 0) done.push(await repriceClient(id, theirs, run));
  }
  const next = clients.length > part.length ? (part.at(-1)?.id ?? null) : null;
  return { ...repricedAnswer(done, run), next };
});
