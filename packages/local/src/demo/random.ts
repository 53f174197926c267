import { createHash } from "node:crypto";

/** A source of the same numbers each time: what it gives depends on its name and on how often it was asked. */
export interface Random {
  /** At least 0 and less than 1. */
  next(): number;
  /** Whole, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
}

export function randomOf(name: string): Random {
  let state = createHash("sha256").update(name).digest().readUInt32LE();
  // Marsaglia's xorshift, 32 bits; a zero would stay zero.
  state ||= 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
}

/** The same id for the same name, in the shape of the functions' own ids. */
export const idOf = (name: string): string => createHash("sha256").update(`demo ${name}`).digest("hex").slice(0, 24);
