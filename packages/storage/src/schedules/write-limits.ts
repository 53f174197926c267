import type { SeriesRoom } from "@petcare/domain";

// Apart, so that tests can set them lower.

/** The most visits that one transaction writes. DynamoDB takes 100 writes, and up to five are of other items. */
export const visitsAtOnce = 90;

/** With the schedule, what undoes the act and its history that is 95 writes. DynamoDB takes 100. */
export const seriesRoom: SeriesRoom = { visits: 92, days: 63 };
