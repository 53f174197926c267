/*
FUZZ_SEED=7     other sequences
FUZZ=whole      every sequence, as `npm run test:models` does
FUZZ_RUNS=500   so many sequences
*/
export const seed = Number(process.env.FUZZ_SEED ?? 1);

/** How many random sequences a run tries: `sample` of them, unless all are wanted. */
export function runs({ sample, whole }: { sample: number; whole: number }): number {
  return Number(process.env.FUZZ_RUNS ?? (process.env.FUZZ === "whole" ? whole : sample));
}

/** Says how much a run tries, and of what. */
export function announce(what: string, sequences: number): void {
  process.stdout.write(`${what}: ${sequences} sequences, seed ${seed}\n`);
}
