// Apart, so that tests can set them lower.

/** The most visits that one transaction writes. DynamoDB takes 100 writes, and up to five are of other items. */
export const visitsAtOnce = 90;

/** The most visits of a series from today on: with the schedule, what undoes an act, and its history that is 95 writes. */
export const seriesRoom = 92;
