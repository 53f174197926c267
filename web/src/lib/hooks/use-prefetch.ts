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

/** Fetches what the first tap needs, as soon as the screen with its first answers is drawn. */
export function useFirstTap(...loads: Load[]): void {
  const client = useQueryClient();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    const begin = () => {
      end();
      whenDrawn(() => fetchAll(loads));
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

/** Runs once the browser has drawn and has nothing else to do. Safari does not tell when that is. */
function whenDrawn(run: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

function fetchAll(loads: readonly Load[]): void {
  for (const load of loads) load().catch(() => {});
}
