import type { SeriesRoom } from "@petcare/domain";

/** With the schedule, what undoes the act and its history that is 95 writes. DynamoDB takes 100. */
export const seriesRoom: SeriesRoom = { visits: 92, days: 63 };
