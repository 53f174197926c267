/*
FUZZ_SEED=7     another sample
FUZZ=whole      everything, as `npm run test:fuzz` and `npm run test:models` do
FUZZ_RUNS=500   so many sequences of a model
*/
export const seed = Number(process.env.FUZZ_SEED ?? 1);
export const isWhole = process.env.FUZZ === "whole";

/** How many random sequences a run tries: `sample` of them, unless all are wanted. */
export function runs({ sample, whole }: { sample: number; whole: number }): number {
  return Number(process.env.FUZZ_RUNS ?? (isWhole ? whole : sample));
}

/** Every `step`-th of what could be tried, from another first one with each seed; all of it in a whole run. */
export function sampleOf<T>(all: readonly T[], step: number): T[] {
  return isWhole ? [...all] : all.filter((_, index) => index % step === seed % step);
}

/** Says how much a run tries, and of what. */
export function announce(what: string, sequences: number): void {
  process.stdout.write(`${what}: ${sequences} sequences, seed ${seed}\n`);
}
