import type { AnswerOf, CallArguments, Endpoint } from "@petcare/contract";
import { keepPreviousData, type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { CallOptions } from "./api.ts";
import { read } from "./query.ts";

interface Asking {
  /** Asks nothing while false. */
  enabled: boolean;
  /** The answer to the question before stays in sight until the new one is there. */
  keepsPrevious?: boolean;
}

/**
 * Asks an endpoint what may change at any moment while somebody waits for the answer. It asks anew each time, and tells
 * a failure at once.
 */
export function useCheck<E extends Endpoint>(
  { enabled, keepsPrevious }: Asking,
  endpoint: E,
  ...args: CallArguments<E, CallOptions>
): UseQueryResult<AnswerOf<E>, Error> {
  return useQuery({
    ...read(endpoint, ...args),
    enabled,
    staleTime: 0,
    retry: false,
    networkMode: "always",
    refetchOnWindowFocus: false,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}
