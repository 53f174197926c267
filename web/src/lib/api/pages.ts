import type { CallOf, Page, PagedEndpoint } from "@petcare/contract";
import { type InfiniteData, infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { callPage, type ItemOf, pageAtOnce } from "./api.ts";
import { atFirst } from "./query.ts";

export type PagesOf<E extends PagedEndpoint> = InfiniteData<Page<ItemOf<E>[]>, string | undefined>;

/** Query options of a paged list, cached under [its name, "pages", the request]. */
export const readPages = <E extends PagedEndpoint>(endpoint: E, request: CallOf<E>) => {
  const key = [endpoint.name, "pages", request];
  return infiniteQueryOptions({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    initialData: (): PagesOf<E> | undefined => {
      const page = atFirst(key, () => pageAtOnce(endpoint, request as object)) as PageOf<E> | undefined;
      return page && { pages: [page], pageParams: [undefined] };
    },
    queryFn: async ({ pageParam: cursor, signal }) =>
      (await callPage(endpoint, request, { cursor, signal })) as PageOf<E>,
    getNextPageParam: ({ next }) => next,
  });
};

type PageOf<E extends PagedEndpoint> = Page<ItemOf<E>[]>;

/**
 * Reads a list page by page: usePages(myWalkHistory, { query: { limit: 15 } }, 60_000). `data` has the items so far.
 * @param everyMs how often the pages are read again while the list is in view, in milliseconds
 */
export const usePages = <E extends PagedEndpoint>(endpoint: E, request: CallOf<E>, everyMs: number) =>
  useInfiniteQuery({
    ...readPages(endpoint, request),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: everyMs,
  });
