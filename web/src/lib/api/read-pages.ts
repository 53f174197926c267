import type { AnswerOf, Endpoint } from "@petcare/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { type CallArguments, callPage } from "./api.ts";

/** Query options of a list that comes in pages of `limit`: useInfiniteQuery(readPages(myWalkHistory, 20)). */
export function readPages<E extends Endpoint>(endpoint: E, limit: number) {
  return infiniteQueryOptions({
    queryKey: [endpoint.name, "pages", limit],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const options = { query: { limit, ...(pageParam !== undefined && { cursor: pageParam }) }, signal };
      return callPage(endpoint, ...([options] as unknown as CallArguments<E>));
    },
    getNextPageParam: ({ nextCursor }: { items: AnswerOf<E>; nextCursor: string | undefined }) => nextCursor,
  });
}
