import { useEffect } from "react";

/** Long enough for a slow phone to have drawn its first screen. */
export const laterMs = 5000;

/** Fetches what may be wanted next, a moment after the first screen. What fails is fetched again when it is wanted. */
export function usePrefetch(...loads: (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a screen may want does not change.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const load of loads) load().catch(() => {});
    }, laterMs);
    return () => clearTimeout(timer);
  }, []);
}
