import { useEffect } from "react";

/** The time in which a slow phone draws its first screen, in milliseconds. */
export const laterMs = 2000;

/** Runs acts that the first screen does not need, two seconds after it. Failures are ignored. */
export function useLater(...acts: (() => Promise<unknown>)[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the acts of a screen do not change.
  useEffect(() => {
    const begin = () => {
      for (const act of acts) act().catch(() => {});
    };
    const timer = setTimeout(begin, laterMs);
    return () => clearTimeout(timer);
  }, []);
}
