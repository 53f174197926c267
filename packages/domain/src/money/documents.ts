import { byDate, type LocalDate } from "../local-date.ts";
import { type Cents, totalOf } from "../money.ts";

/** The most lines of an invoice or a pay run: a DynamoDB transaction takes 100 writes, up to five of them of other items. */
export const maxLines = 90;

/** The most invoices in one request. */
export const maxInvoices = 50;

/** A line of an invoice or a pay run. */
export interface DocumentLine {
  date: LocalDate;
  /** Below 0 where it is taken off. */
  cents: Cents;
}

/**
 * Sorts lines by date into one document, or two, cut between two days as near to the middle as possible.
 *
 * @returns undefined if they need more, or one of two would come to less than $0.00
 */
export function documentsOf<Line extends DocumentLine>(lines: readonly Line[]): Line[][] | undefined {
  const sorted = lines.toSorted(byDate);
  if (sorted.length <= maxLines) return [sorted];
  const cuts = sorted.flatMap(({ date }, at) => (at > 0 && date !== sorted[at - 1]?.date ? at : []));
  return cuts
    .toSorted((a, b) => Math.abs(sorted.length - 2 * a) - Math.abs(sorted.length - 2 * b))
    .map((cut) => [sorted.slice(0, cut), sorted.slice(cut)])
    .find((both) => both.every((some) => some.length <= maxLines && totalOf(some.map(({ cents }) => cents)) >= 0));
}
