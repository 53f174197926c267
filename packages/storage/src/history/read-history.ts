import { addMonths, type LocalDate } from "@petcare/domain";
import type { Db } from "../table/client.ts";
import { historyPartition, historyRange, type RecordRef } from "../table/history-keys.ts";
import { beside, collect, type Filter, type Item, type PageRequest, queryPages, readPage } from "../table/query.ts";
import { type HistoryRow, placeInHistory, rowFrom } from "./history-row.ts";

export interface ChangePage {
  rows: HistoryRow[];
  /** Fetches the next page; absent on the last page. */
  cursor?: string | undefined;
}

/** Reads a record's changes, the latest first. */
export async function readRecordHistory(db: Db, record: RecordRef, page: PageRequest): Promise<ChangePage> {
  const { pk, from, to } = historyRange(record);
  const { items, next } = await readPage(db, { partition: ["pk", pk], sort: "sk", first: from, last: to }, page);
  return { rows: items.map(rowFrom), cursor: next };
}

export interface AllChangesRequest extends PageRequest {
  /** Restricts the list to one kind of records. */
  kind?: RecordRef["entity"] | undefined;
  /** Restricts the list to one author. */
  by?: string | undefined;
  /** The time range, in epoch milliseconds. */
  since: number;
  now: number;
}

/** Reads all changes, the latest first. A page may have fewer rows than its limit and still have a next page. */
export async function readHistory(db: Db, { kind, by, ...request }: AllChangesRequest): Promise<ChangePage> {
  const { items, cursor } = await readMonths(db, {
    ...request,
    partitionOf: (month) => historyPartition(month).history_pk,
    filter: filterOf({ entity: kind, by }),
  });
  return { rows: items.map(rowFrom), cursor };
}

interface MonthsRequest extends PageRequest, Pick<AllChangesRequest, "since" | "now"> {
  /** @param month 'yyyy-mm', in UTC */
  partitionOf(month: string): string;
  filter?: Filter;
}

/** Reads items by instant, the latest first, in one query for each month, ten at most. */
export async function readMonths(
  db: Db,
  { partitionOf, filter = {}, since, now, ...page }: MonthsRequest,
): Promise<{ items: Item[]; cursor: string | undefined }> {
  const first = monthOf(since);
  const items: Item[] = [];
  let cursor = isPlace(page.cursor) ? page.cursor : endOf(monthOf(now));
  for (let months = 0; months < maxMonths && cursor.slice(0, 7) >= first; months++) {
    const pages = queryPages(db, {
      IndexName: "history",
      KeyConditionExpression: "history_pk = :month AND history_sk <= :to",
      ...filter,
      ExpressionAttributeValues: {
        ...filter.ExpressionAttributeValues,
        ":month": partitionOf(cursor.slice(0, 7)),
        ":to": cursor,
      },
      ScanIndexForward: false,
      Limit: filter.FilterExpression ? 500 : page.limit + beside,
    });
    const found = await collect(pages, "history_sk", { limit: page.limit - items.length, cursor });
    items.push(...found.items);
    if (found.next) return { items, cursor: found.next };
    cursor = endOf(monthBefore(cursor));
  }
  return { items, cursor: cursor.slice(0, 7) >= first ? cursor : undefined };
}

const maxMonths = 10;

const monthOf = (instant: number) => new Date(instant).toISOString().slice(0, 7);
const monthBefore = (place: string) => addMonths(`${place.slice(0, 7)}-01` as LocalDate, -1).slice(0, 7);

/** Makes a key that sorts after every row of a month. */
const endOf = (month: string) => `${month}~`;

const isPlace = (cursor: string | undefined): cursor is string => /^[12]\d{3}-(0[1-9]|1[0-2])[-~]/.test(cursor ?? "");

/** Makes a filter by the attributes that have a value. */
function filterOf(wanted: Record<string, string | undefined>): Filter {
  const named = Object.entries(wanted).filter(([, value]) => value !== undefined);
  if (named.length === 0) return {};
  return {
    FilterExpression: named.map(([name]) => `#${name} = :${name}`).join(" AND "),
    ExpressionAttributeNames: Object.fromEntries(named.map(([name]) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(named.map(([name, value]) => [`:${name}`, value])),
  };
}

/** Makes a page of rows from several queries, the latest first. Its cursor is a position among all changes. */
export function pageOf(rows: readonly HistoryRow[], { limit, cursor }: PageRequest): ChangePage {
  const before = rows
    .map((row) => ({ row, place: placeInHistory(row, "all") }))
    .filter(({ place }) => !cursor || place < cursor)
    .sort((a, b) => (a.place < b.place ? 1 : -1));
  const page = before.slice(0, limit);
  return { rows: page.map(({ row }) => row), cursor: before.length > limit ? page.at(-1)?.place : undefined };
}
