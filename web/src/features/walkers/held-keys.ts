import type { AnswerOf, listClients } from "@petcare/contract";

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
