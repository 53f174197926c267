import type { AnswerOf, CallArguments, Endpoint } from "@petcare/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { CallOptions } from "./api.ts";
import { read } from "./query.ts";

/**
 * Asks an endpoint what may change at any moment while somebody waits for the answer. It asks anew each time, and tells
 * a failure at once.
 * @param enabled asks nothing while false
 */
export function useCheck<E extends Endpoint>(
  enabled: boolean,
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
  });
}
