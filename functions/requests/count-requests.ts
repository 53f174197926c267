import { countRequests } from "@petcare/contract";
import { addDays, standingOf } from "@petcare/domain";
import { openRequests, readUser } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";

const maxCounted = 200;

export const handler = endpoint(countRequests, async () => {
  // Requests are indexed by their first day in UTC, which may be yesterday here.
  const since = { from: addDays(today(), -1), now: runtime.now() };
  const { requests } = await openRequests(runtime.db, since, { limit: maxCounted });
  const waiting = requests.filter((request) => standingOf(request, runtime.now()) === "asked");
  const [first] = waiting;
  const client = first?.stranger ?? (first && (await readUser(runtime.db, first.client_id)));
  if (!first || !client) return { waiting: waiting.length, first: null };
  const { kind, date, timeframe } = first;
  // Days away have the time frame of their first visit, which does not limit them.
  const shown = kind === "away" ? undefined : timeframe;
  return { waiting: waiting.length, first: { kind, client: client.name, date, timeframe: shown ?? null } };
});
