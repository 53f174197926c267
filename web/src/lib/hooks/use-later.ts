import { useEffect } from "react";

/** Long enough for a slow phone to have drawn its first screen. In milliseconds. */
export const laterMs = 2000;

/** Begins what the first screen does not need, a moment after it. What fails is begun again when it is wanted. */
export function useLater(...acts: (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes after a screen does not change.
  useEffect(() => {
    const begin = () => {
      for (const act of acts) act().catch(() => {});
    };
    const timer = setTimeout(begin, laterMs);
    return () => clearTimeout(timer);
  }, []);
}
