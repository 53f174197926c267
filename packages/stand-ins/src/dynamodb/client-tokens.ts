import type { Store, Write } from "dynalite/db/index.js";
import { fault } from "./faults.ts";

const lifetime = 10 * 60 * 1000;
const prefix = "client-token~";

interface Remembered {
  fingerprint: string;
  at: number;
}

/** The ClientRequestTokens of the last ten minutes, kept in LevelDB beside the data that they protect. */
export interface ClientTokens {
  /** Whether this very request has been done; throws if another one was done with the token. */
  isRepeat(token: string, fingerprint: string): boolean;
  /** The entries that a transaction's batch must have to be known again, and those that have expired. */
  remember(token: string, fingerprint: string): Write[];
}

/** @param now epoch milliseconds */
export async function openClientTokens(store: Store, now: () => number): Promise<ClientTokens> {
  const kept = (await store.db.iterator({ gte: prefix, lt: `${prefix}\uffff` }).all()) as [string, Remembered][];
  const oldestFirst = kept.map(([key, { at }]) => ({ key, at })).sort((a, b) => a.at - b.at);

  return {
    isRepeat(token, fingerprint) {
      const earlier = store.db.getSync(prefix + token) as Remembered | undefined;
      if (!earlier || now() - earlier.at >= lifetime) return false;
      if (earlier.fingerprint !== fingerprint) {
        throw fault(
          "IdempotentParameterMismatchException",
          "The ClientRequestToken was already used with different parameters",
        );
      }
      return true;
    },
    remember(token, fingerprint) {
      const writes: Write[] = [];
      const at = now();
      while (oldestFirst[0] && at - oldestFirst[0].at >= lifetime) {
        writes.push({ type: "del", key: oldestFirst[0].key });
        oldestFirst.shift();
      }
      const key = prefix + token;
      oldestFirst.push({ key, at });
      writes.push({ type: "put", key, value: { fingerprint, at } satisfies Remembered });
      return writes;
    },
  };
}
