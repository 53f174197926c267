import type { AnswerOf, Page, PagedEndpoint } from "@petcare/contract";
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { callPage } from "./api.ts";

export type ItemOf<E extends PagedEndpoint> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never;
export type PagesOf<E extends PagedEndpoint> = InfiniteData<Page<ItemOf<E>[]>, string | undefined>;

/** Query options of a list that comes in pages, cached under [its name, "pages", how many at once]. */
export const readPages = <E extends PagedEndpoint>(endpoint: E, limit: number) =>
  infiniteQueryOptions({
    queryKey: [endpoint.name, "pages", limit],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callPage(endpoint, { limit, cursor: pageParam }, signal) as Promise<Page<ItemOf<E>[]>>,
    getNextPageParam: ({ next }) => next,
  });

/**
 * The items of all pages that were read so far: usePages(myWalkHistory, { limit: 15, everyMs: 60_000 }).
 * @param how `limit` items a page; all that was read is read again every `everyMs` milliseconds while in view
 */
export const usePages = <E extends PagedEndpoint>(endpoint: E, how: { limit: number; everyMs: number }) =>
  useInfiniteQuery({
    ...readPages(endpoint, how.limit),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: how.everyMs,
  });
