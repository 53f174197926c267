import type { AnswerOf, CallArguments, Endpoint } from "@petcare/contract";
import { QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { type CallOptions, call, callAtOnce } from "./api.ts";
import { ApiError } from "./api-error.ts";

/** One cache for the whole application. A change of session empties it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 15 * 60_000, retry: worthAnotherTry },
    // Only a person repeats a write. Without a network it fails at once instead of waiting unseen.
    mutations: { retry: false, networkMode: "always" },
  },
});

/** Query options of a reading endpoint, cached under [its name, what was asked]. */
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
 * Gives a new query what the page's head has brought. The library looks for it at each drawing and as it begins to
 * read. What comes in between belongs to that reading, which would ask again without it.
 */
export const atFirst = <Data>(queryKey: QueryKey, brought: () => Data | undefined): Data | undefined =>
  queryClient.getQueryState(queryKey) ? undefined : brought();

/** Reads an endpoint that a screen will soon want, unless it was read a moment ago. */
export function prefetch<E extends Endpoint>(endpoint: E, ...args: CallArguments<E, CallOptions>): void {
  void queryClient.prefetchQuery(read(endpoint, ...args));
}

/** Whether to read again: a failing network or server may recover, a refusal stays. */
export function worthAnotherTry(failures: number, error: Error): boolean {
  return failures < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500);
}
