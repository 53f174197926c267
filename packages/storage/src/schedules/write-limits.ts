// In a file of their own, so that tests can lower them.

/** The most visits that one transaction writes. DynamoDB takes 100 writes, and up to five are of other items. */
export const visitsAtOnce = 90;

/** The most visits of a series from today on: with the schedule, its history and two of another record that is 96 writes. */
export const seriesRoom = 92;
