import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type LocalDate } from "../local-date.ts";
import { documentLimits } from "./document-limits.ts";
import { cutIntoDocuments, type DocumentLine } from "./documents.ts";

const monday: LocalDate = "2026-11-02";

interface Named extends DocumentLine {
  id: number;
  name?: string;
}

const linesOn = (perDay: readonly number[], cents = 1500): Named[] =>
  perDay
    .flatMap((count, day) => Array.from({ length: count }, () => addDays(monday, day)))
    .map((date, id) => ({ id, date, cents }));
const lengthsOf = (lines: readonly Named[]) => cutIntoDocuments(lines).documents.map(({ length }) => length);
const totalsOf = (lines: readonly Named[]) =>
  cutIntoDocuments(lines).documents.map((document) => document.reduce((sum, { cents }) => sum + cents, 0));

describe("lines are cut into as few documents as possible, of about the same length, between days", () => {
  test.each([
    ["what fits into one is one", [30, 30, 30], [90]],
    ["120 of four a day are halves", Array(30).fill(4), [60, 60]],
    ["91 of thirteen a day", Array(7).fill(13), [52, 39]],
    ["200 of five a day", Array(40).fill(5), [70, 65, 65]],
    ["days of 57 stay whole", [57, 57, 57, 57], [57, 57, 57, 57]],
    ["a day of 130 is cut within", [130], [65, 65]],
    ["its neighbours go along", [10, 130, 10], [75, 75]],
    ["nothing", [], []],
  ])("%s", (_, perDay, lengths) => expect(lengthsOf(linesOn(perDay))).toEqual(lengths));

  test("by their size, too: 120 lines of fifty long names", () => {
    const name = Array.from({ length: 50 }, (_, at) => `${at}`.padStart(60, "犬")).join();
    const lines = linesOn(Array(30).fill(4)).map((line) => ({ ...line, name }));
    expect(lengthsOf(lines)).toEqual([20, 20, 20, 20, 20, 20]);
  });
});

describe("what is taken off stands beside what covers it", () => {
  const correction = (cents: number): Named => ({ id: 1000, date: monday, cents });

  test("a correction of $300.00 among 200 lines: three documents, none below $0.00, together the sum", () => {
    const lines = [correction(-30_000), ...linesOn(Array(40).fill(5))];
    const totals = totalsOf(lines);
    expect(totals).toHaveLength(3);
    expect(totals.every((total) => total >= 0)).toBe(true);
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(200 * 1500 - 30_000);
  });

  test("a full day is cut where the correction fits nowhere else", () => {
    expect(cutIntoDocuments([correction(-500), ...linesOn([90])])).toMatchObject({
      documents: [{ length: 46 }, { length: 45 }],
      left: [],
    });
  });

  test("a correction that only a long document covers makes it longer", () =>
    expect(totalsOf([...linesOn(Array(20).fill(5)), correction(-120_000)])).toEqual([0, 30_000]));

  test("what no document covers is left", () => {
    const large = correction(-140_000);
    expect(cutIntoDocuments([large, ...linesOn(Array(40).fill(5))])).toMatchObject({ left: [large] });
    expect(cutIntoDocuments([correction(-1)])).toEqual({ documents: [], left: [correction(-1)] });
  });
});

const anyLine = fc.record({
  day: fc.nat(20),
  cents: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 3000 }) },
    { weight: 1, arbitrary: fc.integer({ min: -4000, max: -1 }) },
  ),
  name: fc.oneof({ weight: 8, arbitrary: fc.constant("a") }, { weight: 1, arbitrary: fc.nat(12_000).map(longName) }),
});
function longName(length: number): string {
  return "é".repeat(length);
}
/** Most lines on few days, so that some days are too long. */
const anyLines = fc
  .tuple(fc.array(anyLine, { maxLength: 260, size: "max" }), fc.integer({ min: 1, max: 21 }))
  .map(([lines, days]) =>
    lines.map(({ day, ...line }, id): Named => ({ id, ...line, date: addDays(monday, day % days) })),
  );

test("for any lines: none is lost, no document is too long or below $0.00, and what is left is taken off", () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const { documents, left } = cutIntoDocuments(lines);
      expect([...documents.flat(), ...left].map(({ id }) => id).sort((a, b) => a - b)).toEqual(
        lines.map(({ id }) => id),
      );
      for (const document of documents) {
        expect(document.length).toBeGreaterThan(0);
        expect(document.length).toBeLessThanOrEqual(documentLimits.lines);
        expect(Buffer.byteLength(document.map((line) => JSON.stringify(line)).join(""))).toBeLessThanOrEqual(
          documentLimits.bytes,
        );
        expect(document.reduce((sum, { cents }) => sum + cents, 0)).toBeGreaterThanOrEqual(0);
        expect(document).toEqual(document.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)));
      }
      expect(left.every(({ cents }) => cents < 0)).toBe(true);
    }),
    { numRuns: 60, seed: 1 },
  );
});

test("for any lines: what the first document has left is cut as it was before", () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const { documents, left } = cutIntoDocuments(lines);
      const first = new Set(documents[0]);
      const rest = lines.filter((line) => !first.has(line));
      expect(cutIntoDocuments(rest)).toEqual({ documents: documents.slice(1), left });
    }),
    { numRuns: 60, seed: 1 },
  );
});

test("for any lines of which nothing is taken off: fewer documents of whole days are not possible, and days stay whole", () => {
  fc.assert(
    fc.property(anyLines, (all) => {
      const lines = all.filter(({ cents }) => cents >= 0).map((line) => ({ ...line, name: "a" }));
      const { documents, left } = cutIntoDocuments(lines);
      expect(left).toEqual([]);
      const days = Map.groupBy(lines, ({ date }) => date);
      const cut = [...days].filter(
        ([day]) => documents.filter((document) => document.some(({ date }) => date === day)).length > 1,
      );
      expect(cut.every(([, { length }]) => length > documentLimits.lines)).toBe(true);
      expect(documents.length).toBe(fewestFor([...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, day]) => day)));
    }),
    { numRuns: 60, seed: 1 },
  );
});

/** Fills one after the other: of what stays in its order, nothing makes fewer. */
function fewestFor(days: readonly { length: number }[]): number {
  let [count, room] = [0, 0];
  for (const { length } of days.flatMap((day) => (day.length > 90 ? Array(day.length).fill({ length: 1 }) : [day]))) {
    if (length > room) [count, room] = [count + 1, documentLimits.lines];
    room -= length;
  }
  return count;
}
