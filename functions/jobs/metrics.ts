import { jobMetrics } from "@petcare/contract";

/**
 * Makes the part of a log line that CloudWatch reads metrics from (embedded metric format). The line has the values under
 * the same names.
 *
 * @param now epoch milliseconds
 */
export const metrics = (now: number, counts: Record<string, number>) => ({
  _aws: {
    Timestamp: now,
    CloudWatchMetrics: [
      {
        Namespace: jobMetrics,
        Dimensions: [[]],
        Metrics: Object.keys(counts).map((Name) => ({ Name, Unit: "Count" })),
      },
    ],
  },
});
