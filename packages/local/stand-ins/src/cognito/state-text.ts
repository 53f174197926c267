import type { AppClient, Pool, State, User } from "./state.ts";

interface StoredPool extends Omit<Pool, "clients" | "users"> {
  clients: AppClient[];
  users: User[];
}
interface StoredState extends Omit<State, "pools"> {
  pools: StoredPool[];
}

/** The state as JSON, with lists for its maps. */
export function writeState(state: State): string {
  const stored: StoredState = {
    ...state,
    pools: [...state.pools.values()].map((pool) => ({
      ...pool,
      clients: [...pool.clients.values()],
      users: [...pool.users.values()],
    })),
  };
  return JSON.stringify(stored);
}

/** The state that writeState wrote. Throws SyntaxError for text that is no JSON. */
export function readState(text: string): State {
  const stored = JSON.parse(text) as StoredState;
  const pools = stored.pools.map((pool) => ({
    ...pool,
    clients: byKey(pool.clients, (client) => client.id),
    users: byKey(pool.users, (user) => user.username),
  }));
  return { ...stored, pools: byKey(pools, (pool) => pool.id) };
}

const byKey = <T>(list: T[], key: (item: T) => string) => new Map(list.map((item) => [key(item), item]));
