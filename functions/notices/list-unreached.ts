import { listUnreached } from "@petcare/contract";
import { readSent, type Sent } from "@petcare/storage";
import { sentAnswers } from "../shared/notices/sent-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";

const twoWeeks = 14 * 24 * 60 * 60 * 1000;
/** A business of forty clients sends fewer in two weeks. */
const maxRead = 2000;

export const handler = endpoint(listUnreached, async () => {
  const now = runtime.now();
  const since = now - twoWeeks;
  const { sent } = await readSent(runtime.db, { limit: maxRead, since, now });
  return sentAnswers(unreached(sent.filter(({ at }) => at >= since)));
});

/** Those that arrived in no way, of people whom nothing has reached since. @param sent the latest first */
function unreached(sent: readonly Sent[]): Sent[] {
  const reached = new Set<string>();
  return sent.filter(({ person, channels }) => {
    if (Object.values(channels).includes("sent")) reached.add(person);
    return !reached.has(person);
  });
}
