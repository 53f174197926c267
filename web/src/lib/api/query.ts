import type { AnswerOf, CallArguments, Endpoint } from "@petcare/contract";
import { QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { type CallOptions, call, callAtOnce } from "./api.ts";
import { ApiError } from "./api-error.ts";

/** One cache for the whole application. A change of session empties it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 15 * 60_000, retry: worthAnotherTry },
    // Only a person repeats a write. Without a network a write fails at once.
    mutations: { retry: false, networkMode: "always" },
  },
});

/** Query options of a reading endpoint, cached under [its name, the request]. */
export function read<E extends Endpoint>(endpoint: E, ...args: CallArguments<E, CallOptions>) {
  const [options] = args;
  const queryKey = options ? [endpoint.name, options] : [endpoint.name];
  return queryOptions<AnswerOf<E>, Error>({
    queryKey,
    initialData: () => atFirst(queryKey, () => callAtOnce(endpoint, ...args)),
    queryFn: ({ signal }) =>
      call(endpoint, ...([{ ...options, signal, isQuestion: true }] as CallArguments<E, CallOptions>)),
  });
}

/**
 * Gives a new query the answer that the page's head has. The library calls this at each drawing. A query that exists
 * already is reading, and must take the answer itself, or it would ask again.
 */
export const atFirst = <Data>(queryKey: QueryKey, brought: () => Data | undefined): Data | undefined =>
  queryClient.getQueryState(queryKey) ? undefined : brought();

/** Reads an endpoint for a screen to come, unless it was read in the last 30 seconds. */
export function prefetch<E extends Endpoint>(endpoint: E, ...args: CallArguments<E, CallOptions>): void {
  void queryClient.prefetchQuery(read(endpoint, ...args));
}

/** Tells whether to try a failed reading again: a network or a server may recover, a refusal stays. */
export function worthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
