import { expect, test } from "vitest";
import { addDays } from "../local-date.ts";
import { documentsOf } from "./documents.ts";

const linesOn = (perDay: readonly number[]) =>
  perDay.flatMap((count, day) =>
    Array.from({ length: count }, () => ({ date: addDays("2026-11-02", day), cents: 1500 })),
  );
const lengthsOf = (lines: ReturnType<typeof linesOn>) => documentsOf(lines)?.map(({ length }) => length);

test.each([
  ["no lines", [], [0]],
  ["90 lines of a day", [90], [90]],
  ["120 of four a day", Array(30).fill(4), [60, 60]],
  ["91 of thirteen a day", Array(7).fill(13), [39, 52]],
  ["180 of ninety a day", [90, 90], [90, 90]],
  ["a day of 91", [91], undefined],
  ["181 of one a day", Array(181).fill(1), undefined],
])("%s", (_, perDay, lengths) => expect(lengthsOf(linesOn(perDay))).toEqual(lengths));

test("what is taken off stands on its day, in a document that covers it", () => {
  const off = (cents: number, day: number) => ({ date: addDays("2026-11-02", day), cents });
  const lines = linesOn(Array(10).fill(10));
  expect(documentsOf([off(-60_000, 0), ...lines])?.map((some) => [some.length, some[0]?.cents])).toEqual([
    [51, -60_000],
    [50, 1500],
  ]);
  expect(lengthsOf([...lines, off(-80_000, 9)])).toEqual([40, 61]);
  expect(documentsOf([...lines, off(-140_000, 9)])).toBeUndefined();
});
