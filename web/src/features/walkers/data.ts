import type { AnswerOf, getWalker, listClients } from "@petcare/contract";
import { addDays, startOfWeek } from "@petcare/domain";
import { useSearchParams } from "react-router-dom";
import { isNearDate } from "../../lib/format/near-date.ts";
import { today as todayOf } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";

export type WalkerRecord = AnswerOf<typeof getWalker>;

type Client = AnswerOf<typeof listClients>[number];

/** A copy of a client's key. `name` tells it from all others. */
export type HeldKey = Client["keys"][number] & { name: string; client: Client };

/** The copies that somebody holds, by client. */
export const keysOf = (clients: readonly Client[], walkerId: string): HeldKey[] =>
  clients.flatMap((client) =>
    client.keys
      .filter(({ holder_id }) => holder_id === walkerId)
      .map((key) => ({ ...key, name: `${client.id} ${key.id}`, client })),
  );

/** The week in the address, ?week=<its Monday>, or this one. Stepping replaces it. */
export function useWeek() {
  const today = todayOf(useNow());
  const [params, setParams] = useSearchParams();
  const requested = params.get("week");
  const first = startOfWeek(isNearDate(requested) ? requested : today);
  const step = (by: number) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        const monday = addDays(first, by * 7);
        if (monday === startOfWeek(today)) next.delete("week");
        else next.set("week", monday);
        return next;
      },
      { replace: true },
    );
  return { week: { first, last: addDays(first, 6), end: addDays(first, 7) }, step, today };
}
