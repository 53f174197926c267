import { createHash } from "node:crypto";

/** Chooses by the name of an act, so that every release chooses the same. */
export interface Chance {
  /** 0 … below − 1. */
  below(limit: number): number;
  of<T>(from: readonly T[]): T | undefined;
  yes(oneIn: number): boolean;
}

export function chanceOf(name: string): Chance {
  let drawn = 0;
  const below = (limit: number) =>
    createHash("sha256").update(`${name} ${drawn++}`).digest().readUInt32BE() % Math.max(1, limit);
  return { below, of: (from) => from[below(from.length)], yes: (oneIn) => below(oneIn) === 0 };
}
