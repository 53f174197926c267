import type { Period } from "../books/books.ts";
import { addDays, type LocalDate } from "../local-date.ts";
import { cutIntoDocuments, type DocumentLine } from "../money/documents.ts";

export interface InvoicePart<Line> {
  period: Period;
  lines: Line[];
}

/**
 * The invoices that some lines take: one, nearly always. Their periods follow each other and make up the chosen one; a day
 * that is cut is in both. Without lines there is none.
 *
 * @param lines no later than the period's end
 * @param after the last day of the invoice before, where these are what it has left
 */
export function invoiceParts<Line extends DocumentLine>(
  lines: readonly Line[],
  chosen: Period,
  after?: LocalDate,
): InvoicePart<Line>[] {
  const { documents } = cutIntoDocuments(lines);
  let end = after;
  return documents.map((document, index) => {
    const [first, last, next] = [document[0]?.date, document.at(-1)?.date, documents[index + 1]];
    const start = end === undefined ? chosen.start : first && first > end ? addDays(end, 1) : end;
    end = !next ? chosen.end : last && last > start ? last : start;
    return { period: { start, end }, lines: document };
  });
}
