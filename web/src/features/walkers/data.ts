import type { AnswerOf, getWalker, listClients } from "@petcare/contract";
import { addDays, startOfWeek } from "@petcare/domain";
import { useState } from "react";
import { today as todayOf } from "../../lib/format/time.ts";
import { useNow } from "../../lib/hooks/use-now.ts";

export type WalkerRecord = AnswerOf<typeof getWalker>;

type Client = AnswerOf<typeof listClients>[number];

/** A copy of a client's key. `name` identifies it among all copies. */
export type HeldKey = Client["keys"][number] & { name: string; client: Client };

/** Lists the copies that a walker holds, by client. */
export const keysOf = (clients: readonly Client[], walkerId: string): HeldKey[] =>
  clients.flatMap((client) =>
    client.keys
      .filter(({ holder_id }) => holder_id === walkerId)
      .map((key) => ({ ...key, name: `${client.id} ${key.id}`, client })),
  );

/** The state of a screen that steps through weeks. It begins with the present week. */
export function useWeek() {
  const today = todayOf(useNow());
  const [steps, setSteps] = useState(0);
  const first = addDays(startOfWeek(today), steps * 7);
  const week = { first, last: addDays(first, 6), end: addDays(first, 7) };
  return { week, step: (by: number) => setSteps(steps + by), today };
}
