import type { AnswerOf, CallOf, Page, PagedEndpoint } from "@petcare/contract";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { callPage, pageAtOnce } from "./api.ts";
import { atFirst } from "./query.ts";

export type ItemOf<E extends PagedEndpoint> = AnswerOf<E> extends readonly (infer Item)[] ? Item : never;
export type PagesOf<E extends PagedEndpoint> = InfiniteData<Page<ItemOf<E>[]>, string | undefined>;

/** Query options of a list that comes in pages, cached under [its name, "pages", what was asked]. */
export const readPages = <E extends PagedEndpoint>(endpoint: E, request: CallOf<E>) => {
  const key = [endpoint.name, "pages", request];
  return infiniteQueryOptions({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    initialData: (): PagesOf<E> | undefined => {
      const page = atFirst(key, () => pageAtOnce(endpoint, request as object)) as PageOf<E> | undefined;
      return page && { pages: [page], pageParams: [undefined] };
    },
    queryFn: async ({ pageParam: cursor, signal, client, queryKey }) => {
      const known = knownPage<E>(client, queryKey, cursor);
      if (known && cursor && unchanged.has(signal)) return known;
      const page = (await callPage(endpoint, request, { cursor, signal })) as PageOf<E>;
      if (known && JSON.stringify(page) === JSON.stringify(known)) unchanged.add(signal);
      else unchanged.delete(signal);
      return page;
    },
    getNextPageParam: ({ next }) => next,
  });
};

type PageOf<E extends PagedEndpoint> = Page<ItemOf<E>[]>;

/**
 * The readings, by their signals, whose last page was as it was known. What is new is mostly on the first page, so they
 * take the pages behind it as they are known, too.
 */
const unchanged = new WeakSet<AbortSignal>();

/** The page at a cursor as it was read before; none after a write, which may have changed any page. */
function knownPage<E extends PagedEndpoint>(client: QueryClient, queryKey: QueryKey, cursor: string | undefined) {
  const { data, isInvalidated } = client.getQueryState<PagesOf<E>>(queryKey) ?? {};
  return isInvalidated ? undefined : data?.pages[data.pageParams.indexOf(cursor)];
}

/**
 * The items of all pages that were read so far: usePages(myWalkHistory, { query: { limit: 15 } }, 60_000).
 * @param everyMs how often the list is read again while it is in view, in milliseconds: its first page, and from there on
 *   those behind a page that has changed
 */
export const usePages = <E extends PagedEndpoint>(endpoint: E, request: CallOf<E>, everyMs: number) =>
  useInfiniteQuery({
    ...readPages(endpoint, request),
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: everyMs,
  });

/** All items of a list, read anew a page after the other. */
export async function readWhole<E extends PagedEndpoint>(endpoint: E, request: CallOf<E>): Promise<ItemOf<E>[]> {
  const items: ItemOf<E>[] = [];
  const { signal } = new AbortController();
  let cursor: string | undefined;
  do {
    const page = (await callPage(endpoint, request, { cursor, signal })) as PageOf<E>;
    items.push(...page.items);
    cursor = page.next;
  } while (cursor);
  return items;
}
