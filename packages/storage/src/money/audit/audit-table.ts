import {
  auditClient,
  auditPeriod,
  auditSeries,
  auditWalker,
  auditWeek,
  type Fault,
  type LocalDate,
} from "@petcare/domain";
import { seriesRoom } from "../../schedules/write-limits.ts";
import type { Item } from "../../table/query.ts";
import { sha256 } from "../weeks/sha256.ts";
import { TableBooks } from "./table-books.ts";

/**
 * Audits all of a table.
 *
 * @param items all of them, in any order
 * @param today the local date from which on visits are to come
 * @returns what does not hold; none of a sound table
 */
export async function auditTable(items: AsyncIterable<Item>, today: LocalDate): Promise<Fault[]> {
  const books = new TableBooks();
  for await (const item of items) books.add(item);
  return [
    ...books.nameFaults(),
    ...books.recordFaults(),
    ...books.clients().flatMap(auditClient),
    ...books.walkers().flatMap(auditWalker),
    ...books.series().flatMap((series) => auditSeries(series, today, seriesRoom)),
    ...books.weeks().flatMap((week) => auditWeek(week, sha256)),
    ...books.months().flatMap(auditPeriod),
  ];
}
