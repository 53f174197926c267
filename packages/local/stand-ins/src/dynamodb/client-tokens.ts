import type { Store, Write } from "dynalite/db/index.js";
import { fault } from "./faults.ts";

const lifetime = 10 * 60 * 1000;
const prefix = "client-token~";

interface Remembered {
  fingerprint: string;
  at: number;
}

/** The ClientRequestTokens of the last ten minutes. They are in LevelDB, in the batch of the data that they protect. */
export interface ClientTokens {
  /** Whether this request has been done before. Throws if the token was used for another request. */
  isRepeat(token: string, fingerprint: string): boolean;
  /** The writes that remember a request and remove expired tokens. They belong into the request's own batch. */
  remember(token: string, fingerprint: string): Write[];
}

/**
 * Reads the tokens that the store remembers.
 * @param now epoch milliseconds
 */
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
