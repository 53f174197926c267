import type { AnswerOf, Page, PagedEndpoint } from "@petcare/contract";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { callPage } from "./api.ts";

/** Query options of a list that comes in pages of `limit`: useInfiniteQuery(readPages(myWalkHistory, 20)). */
export function readPages<E extends PagedEndpoint>(endpoint: E, limit: number) {
  return infiniteQueryOptions({
    queryKey: [endpoint.name, "pages", limit],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => callPage(endpoint, { limit, cursor: pageParam }, signal),
    getNextPageParam: ({ next }: Page<AnswerOf<E>>) => next,
  });
}
