import { useClients, useWalkers } from "../../lib/api/people.ts";
import { briefName } from "../../lib/format/told-apart.ts";

/** People's names by what a walk has of them. */
export function useNames() {
  const clients = new Map(useClients().map(({ id, name }) => [id, name]));
  const walkers = new Map(useWalkers().map(({ id, name }) => [id, name]));
  return {
    clientOf: ({ client_id }: { client_id: string }) => clients.get(client_id) ?? "Deleted client",
    walkerOf: ({ walker_id }: { walker_id: string | null }) =>
      walker_id === null ? "Unassigned" : (walkers.get(walker_id) ?? "Unknown walker"),
    /** The walker's first name, and more where others have it too. */
    briefWalkerOf: ({ walker_id }: { walker_id: string | null }) =>
      walker_id === null ? "Unassigned" : briefName(walkers.get(walker_id) ?? "Unknown walker", walkers.values()),
    nameOf: (id: string) => walkers.get(id) ?? "somebody else",
  };
}

export type Names = ReturnType<typeof useNames>;
