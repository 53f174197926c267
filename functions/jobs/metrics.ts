import { jobMetrics } from "@petcare/contract";

/**
 * The part of a log line from which CloudWatch makes metrics (its embedded metric format). Their values stand in the line
 * under the same names.
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
