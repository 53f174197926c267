import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Long enough for a slow phone to have drawn its first screen. */
export const laterMs = 5000;

type Load = () => Promise<unknown>;

/** Fetches what may be wanted next, a moment after the first screen. What fails is fetched again when it is wanted. */
export function usePrefetch(...loads: Load[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a screen may want does not change.
  useEffect(() => {
    const timer = setTimeout(() => fetchAll(loads), laterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Fetches what the first tap needs, as soon as the screen has its first answers. */
export function useFirstTap(...loads: Load[]): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    const begin = () => {
      end();
      fetchAll(loads);
    };
    const stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching() === 0) begin();
    });
    const timer = setTimeout(begin, client.isFetching() === 0 ? 0 : laterMs);
    const end = () => {
      stop();
      clearTimeout(timer);
    };
    return end;
  }, []);
}

function fetchAll(loads: readonly Load[]): void {
  for (const load of loads) load().catch(() => {});
}
