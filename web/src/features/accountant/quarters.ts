import { addDays, addMonths, type LocalDate } from "@petcare/domain";
import { monthDay } from "../../lib/format/time.ts";

/** The quarters of the tax department's year, which begins in December, or of the calendar's. */
export const quarterKinds = ["tax", "calendar"] as const;
export type QuarterKind = (typeof quarterKinds)[number];

/** Both days included. */
export interface Quarter {
  from: LocalDate;
  to: LocalDate;
  /** 'Dec–Feb' */
  months: string;
}

/**
 * The four quarters of a year. The tax department's first one begins in the December before. In December a fifth one, the
 * first of the next year, has begun.
 */
export function quartersOf(year: number, kind: QuarterKind, today: LocalDate): Quarter[] {
  const first: LocalDate = kind === "tax" ? `${year - 1}-12-01` : `${year}-01-01`;
  const quarters = [0, 3, 6, 9].map((months) => {
    const from = addMonths(first, months);
    const to = addDays(addMonths(from, 3), -1);
    return { from, to, months: `${monthOf(from)}–${monthOf(to)}` };
  });
  if (kind === "calendar" || !today.startsWith(`${year}-12`)) return quarters;
  const [next] = quartersOf(year + 1, kind, today);
  return next ? [...quarters, { ...next, months: `${next.months} ${year + 1}` }] : quarters;
}

const monthOf = (date: LocalDate): string => monthDay(date).split(" ")[0] ?? "";

/** The quarter of a day, or else the last one that has begun. */
export const quarterAt = (quarters: readonly Quarter[], day: LocalDate): number =>
  Math.max(
    0,
    quarters.findLastIndex(({ from }) => from <= day),
  );
