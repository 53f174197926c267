import { me } from "@petcare/contract";
import { hasWords } from "@petcare/domain";
import { useMemo } from "react";
import { useClients, useWalkers } from "../../lib/api/people.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { petsText } from "../../lib/format/words.ts";
import { assignableWalkers } from "./assignable.ts";
import type { ScheduleForm } from "./schedule-form.ts";

/** Who can be chosen in the form, and who is. */
export function usePeople({ client_id, walker_id }: ScheduleForm) {
  const clients = useClients();
  const team = useWalkers();
  const { data: owner } = useRead(me);
  return useMemo(() => {
    const walkers = assignableWalkers(team, owner);
    const byId = new Map(clients.map((client) => [client.id, client]));
    const petsOf = (id: string) => byId.get(id)?.pets.map(({ name }) => name) ?? [];
    return {
      client: byId.get(client_id),
      walker: walkers.find(({ id }) => id === walker_id),
      walkers,
      clientOptions: clients.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })),
      walkerOptions: walkers.map(({ id, name, isCurrentUser }) => ({
        value: id,
        label: isCurrentUser ? `${name} (you)` : name,
      })),
      about: (id: string) => [petsText(petsOf(id)), byId.get(id)?.address].filter(Boolean).join(" · "),
      matches: (id: string, search: string) => hasWords([byId.get(id)?.name, ...petsOf(id)], search),
    };
  }, [clients, team, owner, client_id, walker_id]);
}

export type People = ReturnType<typeof usePeople>;
