/** Random choices. The same seed and name give the same ones. */
export interface Random {
  /** 1 to `most`. */
  upTo(most: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

export function randomFor(seed: number, name: string): Random {
  let state = seed >>> 0;
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  // The mulberry32 generator: from 0 to below 1.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    upTo: (most) => 1 + Math.floor(next() * most),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] as never,
  };
}
