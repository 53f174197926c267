import type { Units } from "./aws-prices.ts";

/**
 * The units of AWS of any month, and those of each visit beside them, as `npm run cost` has metered them: 1,000 visits of
 * 30 clients and 6 walkers, and 300 of 9 and 2.
 */
export const monthUnits: Record<"anyMonth" | "visit", Partial<Units>> = {
  anyMonth: {
    reads: 24500,
    writes: 290,
    requests: 12100,
    invocations: 12500,
    computing: 1270,
    logs: 12500,
    edge: 12200,
    edgeFunctions: 12200,
    transfer: 8.32,
    alarms: 10,
    metrics: 10,
    dashboards: 1,
    users: 1.29,
  },
  visit: {
    reads: 222,
    writes: 56.8,
    stored: 0.12,
    backup: 0.12,
    requests: 11.2,
    invocations: 11.2,
    computing: 0.672,
    logs: 11.2,
    edge: 14.1,
    edgeFunctions: 14.1,
    transfer: 0.0519,
    photos: 3.6,
    photoWrites: 1,
    photoReads: 0.9,
    photoTransfer: 0.27,
    users: 0.0357,
  },
};
