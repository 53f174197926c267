import type { AnswerOf, CallArguments, Endpoint } from "@petcare/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { laterMs } from "../hooks/use-later.ts";
import type { CallOptions } from "./api.ts";
import { read } from "./query.ts";

interface Upkeep {
  /** Reads again so often, in milliseconds, while the page is in view, and whenever it comes back into view. */
  everyMs?: number;
  /** The answer to the question before stays in sight until the new one is there. */
  keepsPrevious?: boolean;
}

/** The answer of a reading endpoint, from the cache that all screens share: useRead(me), useRead(mySchedule, { query }). */
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

/** As useRead, for what may wait: it asks a moment after the first screen, and shows at once what was read already. */
export function useLater<E extends Endpoint>(
  endpoint: E,
  everyMs: number,
  ...args: CallArguments<E, CallOptions>
): UseQueryResult<AnswerOf<E>, Error> {
  const [enabled, setEnabled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setEnabled(true), laterMs);
    return () => clearTimeout(timer);
  }, []);
  return useQuery({ ...read(endpoint, ...args), enabled, refetchInterval: everyMs });
}
