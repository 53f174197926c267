import type { Db } from "./client.ts";
import { type Index, type Item, queryPages } from "./query.ts";

export interface PageRequest {
  limit: number;
  /** Of the page before; any other text answers some page of the same list. */
  cursor?: string | undefined;
}

/** A part of a partition, by the places of its items. */
interface List {
  /** Absent: the table itself. */
  index?: Index;
  partition: [name: string, value: string];
  sort: string;
  /** Before and after every item of the list. */
  first: string;
  last: string;
  /** Those that it does not have are left out. `:` and `#` names of its own. */
  filter?: Filter;
}

export interface Filter {
  FilterExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** Items that are read beside a page's own: the last one of the page before, and the first one of the next. */
export const beside = 2;

/** Reads a page of a list, the last place first. */
export async function readPage(
  db: Db,
  { index, partition: [name, value], sort, first, last, filter = {} }: List,
  page: PageRequest,
): Promise<{ items: Item[]; next?: string | undefined }> {
  const from = page.cursor !== undefined && page.cursor < last ? page.cursor : last;
  if (from <= first) return { items: [] };
  const pages = queryPages(db, {
    ...index,
    ...filter,
    KeyConditionExpression: `${name} = :partition AND ${sort} BETWEEN :first AND :last`,
    ExpressionAttributeValues: {
      ...filter.ExpressionAttributeValues,
      ":partition": value,
      ":first": first,
      ":last": from,
    },
    ScanIndexForward: false,
    Limit: page.limit + beside,
  });
  return collect(pages, sort, page);
}

/** Reads on until the page is full; `next` is its last item's place, where there are more. */
export async function collect(
  pages: AsyncIterable<Item[]>,
  sort: string,
  { limit, cursor }: PageRequest,
): Promise<{ items: Item[]; next?: string | undefined }> {
  const items: Item[] = [];
  for await (const page of pages) {
    for (const item of page) {
      if (item[sort] === cursor) continue;
      if (items.length === limit) return { items, next: String(items.at(-1)?.[sort] ?? cursor) };
      items.push(item);
    }
  }
  return { items };
}
