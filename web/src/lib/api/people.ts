import { listClients, listWalkers } from "@petcare/contract";
import { useEffect, useMemo } from "react";
import { toldApart } from "../format/told-apart.ts";
import { useRead } from "./use-read.ts";

/** Reads all clients, for the owner. A failure is only logged, and the list is empty (docs/product/people.md#assigning). */
export function useClients() {
  const { data, error } = useRead(listClients);
  useLogged(error);
  return data ?? [];
}

/** Reads everybody who can be assigned a visit, with names that tell them apart. A failure is only logged. */
export function useWalkers() {
  const { data, error } = useRead(listWalkers);
  useLogged(error);
  return useMemo(() => toldApart(data ?? []), [data]);
}

/** Tells whether clients and walkers are read, or cannot be for now. A board that is drawn earlier would move. */
export function usePeopleReady(): boolean {
  const clients = useRead(listClients);
  const walkers = useRead(listWalkers);
  return [clients, walkers].every(({ isPending, fetchStatus }) => !isPending || fetchStatus === "paused");
}

function useLogged(error: Error | null) {
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
}
