import type { AnswerOf, CallArguments, Endpoint } from "@petcare/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { CallOptions } from "./api.ts";
import { read } from "./query.ts";

/** The options of a query whose answer may change at any moment: it is never cached, and a failure shows at once. */
export const uncached = { staleTime: 0, retry: false, networkMode: "always", refetchOnWindowFocus: false } as const;

interface CheckOptions {
  enabled: boolean;
  /** Whether the answer to the previous request is shown until the new one is there. */
  keepsPrevious?: boolean;
}

/** Asks an endpoint without the cache, for an answer that a person waits for. */
export function useCheck<E extends Endpoint>(
  { enabled, keepsPrevious }: CheckOptions,
  endpoint: E,
  ...args: CallArguments<E, CallOptions>
): UseQueryResult<AnswerOf<E>, Error> {
  return useQuery({
    ...read(endpoint, ...args),
    ...uncached,
    enabled,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
