import { documentLimits } from "./document-limits.ts";
import { type DocumentLine, type Filled, filled, type Sized, sizeOf } from "./fill-documents.ts";

export type { DocumentLine };

export interface Documents<Line> {
  documents: Line[][];
  /** Deductions that no document covers. */
  left: Line[];
}

/**
 * Cuts lines into documents: as few as possible, of about the same length, between days. A day is cut only where it is too
 * long for one document, or where a line that is taken off fits nowhere else. No document comes to less than $0.00: what is
 * taken off stands in the first one that covers it.
 *
 * Cutting what the first documents have left cuts it as before, so whoever was interrupted goes on with the rest.
 *
 * @returns the lines of each document by date
 */
export function cutIntoDocuments<Line extends DocumentLine>(lines: readonly Line[]): Documents<Line> {
  const documents: Line[][] = [];
  let rest = lines.map((line) => ({ line, bytes: bytesOf(line) })).sort(byDate);
  for (;;) {
    const first = firstDocument(rest);
    if (!first) return { documents, left: rest.map(({ line }) => line) };
    documents.push(rest.filter((one) => first.has(one)).map(({ line }) => line));
    rest = rest.filter((one) => !first.has(one));
  }
}

const byDate = ({ line: a }: Sized, { line: b }: Sized) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0);

/** Its length as JSON in UTF-8. */
const bytesOf = (line: DocumentLine): number =>
  encodeURIComponent(JSON.stringify(line)).replaceAll(/%[0-9A-F]{2}/g, "-").length;

/** The lines of the first document; undefined where nothing is left that comes to more than is taken off. */
function firstDocument<One extends Sized>(lines: readonly One[]): ReadonlySet<One> | undefined {
  const earned = lines.filter(({ line }) => line.cents >= 0);
  if (earned.length === 0) return undefined;
  const takenOff = lines.filter(({ line }) => line.cents < 0);
  const byDays = bestFilled(wholeDays(earned), takenOff);
  const best = byDays.left === 0 ? byDays : better(byDays, bestFilled(each(earned), takenOff));
  return new Set(best.documents[0]);
}

const better = <One>(a: Filled<One>, b: Filled<One>) =>
  b.left < a.left || (b.left === a.left && b.documents.length < a.documents.length) ? b : a;

/** Tries one length after the other, from equal ones on, and keeps the first that leaves least in fewest documents. */
function bestFilled<One extends Sized>(blocks: readonly One[][], takenOff: readonly One[]): Filled<One> {
  let best = filled(blocks, takenOff, documentLimits.lines);
  const fewest = best.documents.length;
  const count = blocks.flat().length + takenOff.length;
  for (let length = Math.ceil(count / fewest); length < documentLimits.lines; length++) {
    const found = filled(blocks, takenOff, length);
    if (found.left === 0 && found.documents.length <= fewest) return found;
    best = better(best, found);
  }
  return best;
}

/** The lines day by day; those of a day that is too long for one document one by one. */
function wholeDays<One extends Sized>(lines: readonly One[]): One[][] {
  const days = [...Map.groupBy(lines, ({ line }) => line.date).values()];
  return days.flatMap((day) =>
    day.length > documentLimits.lines || sizeOf(day) > documentLimits.bytes ? each(day) : [day],
  );
}

const each = <One>(lines: readonly One[]): One[][] => lines.map((one) => [one]);
