import { auditClient, auditPeriod, auditSeries, auditWalker, type Fault } from "@petcare/domain";
import type { Item } from "../../table/query.ts";
import { TableBooks } from "./table-books.ts";

/**
 * Audits a whole table.
 *
 * @param items all items, in any order
 * @returns the faults; none of a sound table
 */
export async function auditTable(items: AsyncIterable<Item> | Iterable<Item>): Promise<Fault[]> {
  const books = new TableBooks();
  for await (const item of items) books.add(item);
  return [
    ...books.nameFaults(),
    ...books.recordFaults(),
    ...books.clients().flatMap(auditClient),
    ...books.walkers().flatMap(auditWalker),
    ...books.series().flatMap(auditSeries),
    ...books.months().flatMap(auditPeriod),
  ];
}
