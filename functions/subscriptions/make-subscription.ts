import { business } from "@petcare/business";
import { makeSubscription } from "@petcare/contract";
import { readSubscription, storeSubscription } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime } from "../shared/runtime.ts";

export const handler = endpoint(makeSubscription, async ({ body: { key }, caller }) => {
  const hash = digest(key);
  const present = await readSubscription(runtime.db, caller.person.id);
  const isRepeated = present?.hash === hash;
  const made_at = isRepeated ? present.made_at : runtime.now();
  if (!isRepeated) await storeSubscription(runtime.db, { userId: caller.person.id, hash, made_at });
  const site = process.env.SITE_URL ?? business.siteUrl;
  return { link: `${site}/api/subscriptions/${caller.person.id}.${key}.ics`, made_at: new Date(made_at).toISOString() };
});
