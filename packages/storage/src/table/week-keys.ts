import type { LocalDate } from "@petcare/domain";

// What is asked of them is in the table of keys.ts.

const weeksPartition = { pk: "WEEKS" };

/** A closed week among all. */
export const weekKey = (monday: LocalDate) => ({ ...weeksPartition, sk: monday });

/** How many weeks were closed, and the hash of the last one. */
export const weeksHeadKey = { ...weeksPartition, sk: "HEAD" };

/** The range of the closed weeks. HEAD is after it. */
export const allWeeks = { ...weeksPartition, first: "0", last: "9" };

/** What belongs to one week. @param monday its Monday */
export const weekPartition = (monday: string) => ({ pk: `WEEK#${monday}` });

/** One part of the rows that an attempt to close a week keeps. @param index counted from 0 */
export const weekPartKey = (monday: LocalDate, attempt: string, index: number) => ({
  ...weekPartition(monday),
  sk: `PART#${attempt}#${String(index).padStart(2, "0")}`,
});
