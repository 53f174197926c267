import { createHash } from "node:crypto";

/** A source of pseudo-random numbers, the same for the same name. */
export interface Random {
  /** At least 0 and less than 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
}

export function randomOf(name: string): Random {
  let state = createHash("sha256").update(name).digest().readUInt32LE();
  // Marsaglia's 32-bit xorshift, whose state must not be zero.
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

/** An id in the shape of the functions' ids, the same for the same name. */
export const idOf = (name: string): string => createHash("sha256").update(`demo ${name}`).digest("hex").slice(0, 24);
