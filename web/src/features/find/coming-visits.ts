import { useDebouncedValue } from "@mantine/hooks";
import { type AnswerOf, clientVisits, type listClients, nextVisits } from "@petcare/contract";
import { useCheck } from "../../lib/api/use-check.ts";
import { useRead } from "../../lib/api/use-read.ts";
import { isMeant, wordsIn } from "./marked.ts";
import { type ComingVisit, maxVisits } from "./visit-entries.ts";

/** A pause in typing, in milliseconds, before a client's visits are asked for. */
const pauseMs = 300;

/** Open visits, soonest first of each client: everybody's next one, and more where one client alone is meant. */
export function useComingVisits(typed: string, clients: AnswerOf<typeof listClients>): ComingVisit[] {
  const next = useRead(nextVisits).data?.visits ?? [];
  const [paused] = useDebouncedValue(typed, pauseMs);
  const meant = wordsIn(paused).length > 0 ? clients.filter((client) => isMeant(aboutOf(client), client, paused)) : [];
  const id = meant.length === 1 ? meant[0]?.id : undefined;
  const { data: own = [] } = useCheck({ enabled: id !== undefined }, clientVisits, {
    params: { id: id ?? "" },
    query: { which: "upcoming", limit: maxVisits },
  });
  const known = new Set(own.map(({ _id }) => _id));
  // A next visit is an open one, so that the answer need not say it.
  const others = next.map((visit): ComingVisit => ({ ...visit, status: "scheduled" }));
  return [...own, ...others.filter(({ _id }) => !known.has(_id))];
}

const aboutOf = ({ name, pets }: AnswerOf<typeof listClients>[number]) =>
  [name, ...pets.map((pet) => pet.name)].join(" ");
