import type { AnswerOf, CallArguments, Endpoint } from "@petcare/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { laterMs } from "../hooks/use-later.ts";
import type { CallOptions } from "./api.ts";
import { read } from "./query.ts";

interface Upkeep {
  /** The time between readings while the page is in view, in milliseconds. Coming back into view reads again, too. */
  everyMs?: number;
  /** Whether the answer to the previous request is shown until the new one is there. */
  keepsPrevious?: boolean;
}

/** Reads an endpoint through the cache that all screens share: useRead(me), useRead(mySchedule, { query }). */
export function useRead<E extends Endpoint>(
  endpoint: E,
  ...[options]: CallArguments<E, Upkeep>
): UseQueryResult<AnswerOf<E>, Error> {
  const { everyMs, keepsPrevious, ...request }: Upkeep = options ?? {};
  const args = Object.keys(request).length > 0 ? [request] : [];
  return useQuery({
    ...read(endpoint, ...(args as CallArguments<E, CallOptions>)),
    ...(everyMs && { refetchInterval: everyMs, refetchOnWindowFocus: "always" }),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

/** Tells whether a query has an answer, or will not get one at once: it has failed, or waits for a network. */
export const isSettled = ({ isPending, fetchStatus, failureCount }: UseQueryResult): boolean =>
  !isPending || fetchStatus === "paused" || failureCount > 0;

/** As useRead, but first asks a moment after the screen is drawn. A cached answer is shown at once. */
export function useLater<E extends Endpoint>(
  endpoint: E,
  { everyMs, enabled = true }: { everyMs: number; enabled?: boolean },
  ...args: CallArguments<E, CallOptions>
): UseQueryResult<AnswerOf<E>, Error> {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({ ...read(endpoint, ...args), enabled: isLater && enabled, refetchInterval: everyMs });
}
