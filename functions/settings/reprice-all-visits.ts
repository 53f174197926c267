import { repriceAllVisits } from "@petcare/contract";
import { addDays } from "@petcare/domain";
import { beginRepricing, endRepricing } from "@petcare/storage";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { pricesOf, repricedAnswer } from "../shared/repricing/reprice.ts";
import { clientsAfter, repriceClients } from "../shared/repricing/reprice-clients.ts";
import { runtime, today } from "../shared/runtime.ts";

/** How many clients a request goes through: a few seconds, for the busiest of them. */
const atOnce = 20;

/**
 * Gives new default prices to what clients without a custom rate have booked from tomorrow on. The clients follow by
 * their ids, so that a request which is sent again goes on where it was. What has the new price already is left.
 * The first request notes the whole: the nightly job goes on where no last one came.
 */
export const handler = endpoint(repriceAllVisits, async ({ query, body, caller, via }) => {
  const run = {
    isPreview: query.preview !== undefined,
    by: authorOf({ caller, via }),
    from: addDays(today(), 1),
  };
  const prices = pricesOf(body.prices);
  if (!run.isPreview && body.after === undefined) await beginRepricing(runtime.db, { prices, from: run.from }, run.by);
  const clients = await clientsAfter(body.after ?? "");
  const part = clients.slice(0, atOnce);
  const done = await repriceClients(part, prices, run);
  const next = clients.length > part.length ? (part.at(-1)?.id ?? null) : null;
  if (!run.isPreview && next === null) await endRepricing(runtime.db, prices);
  return { ...repricedAnswer(done, run), next };
});
