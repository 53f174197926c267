import type { LocalDate } from "../local-date.ts";
import { type Cents, totalOf } from "../money.ts";
import { documentLimits } from "./document-limits.ts";

/** A line of an invoice or a pay run. */
export interface DocumentLine {
  date: LocalDate;
  /** Below 0 where it is taken off. */
  cents: Cents;
}

/** A line, and its length as JSON in UTF-8. */
export interface Sized {
  line: DocumentLine;
  bytes: number;
}

export interface Filled<One> {
  documents: One[][];
  /** The sum of deductions that no document covers, above 0. */
  left: Cents;
}

/** Fills one document after the other with up to `length` lines. A block that is longer has one by itself. */
export function filled<One extends Sized>(
  blocks: readonly One[][],
  takenOff: readonly One[],
  length: number,
): Filled<One> {
  const documents: One[][] = [];
  let [document, bytes, cents]: [One[], number, Cents] = [[], 0, 0];
  let waiting = takenOff;
  const fits = (some: readonly One[]) =>
    document.length + some.length <= length && bytes + sizeOf(some) <= documentLimits.bytes;
  const add = (some: readonly One[]) => {
    document.push(...some);
    bytes += sizeOf(some);
    cents += totalOf(some.map(({ line }) => line.cents));
  };
  for (const block of blocks) {
    if (documents.length === 0 || !fits(block)) {
      [document, bytes, cents] = [[], 0, 0];
      documents.push(document);
    }
    add(block);
    waiting = waiting.filter((one) => {
      const isCovered = cents + one.line.cents >= 0 && fits([one]);
      if (isCovered) add([one]);
      return !isCovered;
    });
  }
  return { documents, left: -totalOf(waiting.map(({ line }) => line.cents)) };
}

export const sizeOf = (lines: readonly Sized[]): number => lines.reduce((sum, { bytes }) => sum + bytes, 0);
