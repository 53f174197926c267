import { listClients, listWalkers } from "@petcare/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { read } from "./query.ts";

/** All clients, for the owner. A failure to load them is only logged (docs/product/people.md#assigning). */
export function useClients() {
  const { data, error } = useQuery(read(listClients));
  useLogged(error);
  return data ?? [];
}

/** Everybody who can be assigned a visit. A failure to load them is only logged. */
export function useWalkers() {
  const { data, error } = useQuery(read(listWalkers));
  useLogged(error);
  return data ?? [];
}

function useLogged(error: Error | null) {
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
}
