import type { LocalDate } from "@petcare/domain";

// What is asked of them is in the table of keys.ts.

const weeksPartition = { pk: "WEEKS" };

/** A closed week among all. */
export const weekKey = (monday: LocalDate) => ({ ...weeksPartition, sk: monday });

/** The range of the closed weeks. */
export const allWeeks = { ...weeksPartition, first: "0", last: "9" };

/** What belongs to one week. @param monday its Monday */
export const weekPartition = (monday: string) => ({ pk: `WEEK#${monday}` });

/** The rows that a closed week keeps. */
export const weekRowsKey = (monday: LocalDate) => ({ ...weekPartition(monday), sk: "ROWS" });
