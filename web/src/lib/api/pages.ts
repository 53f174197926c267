import type { AnswerOf, CallOf, Page, PagedEndpoint } from "@petcare/contract";
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { callPage } from "./api.ts";

export type ItemOf<E extends PagedEndpoint> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never;
export type PagesOf<E extends PagedEndpoint> = InfiniteData<Page<ItemOf<E>[]>, string | undefined>;

/** Query options of a list that comes in pages, cached under [its name, "pages", what was asked]. */
export const readPages = <E extends PagedEndpoint>(endpoint: E, asked: CallOf<E>) =>
  infiniteQueryOptions({
    queryKey: [endpoint.name, "pages", asked],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callPage(endpoint, asked, { cursor: pageParam, signal }) as Promise<Page<ItemOf<E>[]>>,
    getNextPageParam: ({ next }) => next,
  });

/**
 * The items of all pages that were read so far: usePages(myWalkHistory, { query: { limit: 15 } }, 60_000).
 * @param everyMs how often all that was read is read again while it is in view, in milliseconds
 */
export const usePages = <E extends PagedEndpoint>(endpoint: E, asked: CallOf<E>, everyMs: number) =>
  useInfiniteQuery({
    ...readPages(endpoint, asked),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: everyMs,
  });
