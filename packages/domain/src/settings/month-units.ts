import type { Units } from "./aws-prices.ts";

/**
 * The units of AWS of any month, and those of each visit beside them, as `npm run cost` has metered them: 1,000 visits of
 * 30 clients and 6 walkers, and 10,000 of 300 and 60.
 */
export const monthUnits: Record<"anyMonth" | "visit", Partial<Units>> = {
  anyMonth: {
    reads: 17500,
    writes: 58.7,
    requests: 11800,
    invocations: 12200,
    computing: 1250,
    logs: 12200,
    edge: 11900,
    edgeFunctions: 11900,
    transfer: 6.44,
    alarms: 10,
    metrics: 10,
    dashboards: 1,
    users: 1,
  },
  visit: {
    reads: 229,
    writes: 57,
    stored: 0.12,
    backup: 0.12,
    requests: 11.5,
    invocations: 11.5,
    computing: 0.688,
    logs: 11.5,
    edge: 14.3,
    edgeFunctions: 14.3,
    transfer: 0.0536,
    photos: 3.6,
    photoWrites: 1,
    photoReads: 0.9,
    photoTransfer: 0.27,
    users: 0.036,
  },
};

/** The units of telling people beside that, as `npm run cost` has metered it in the month of 1,000 visits. */
export const messageUnits: typeof monthUnits = {
  anyMonth: { reads: 64800, invocations: 43200, computing: 1080, logs: 43200 },
  visit: { reads: 369, writes: 75.8, computing: 0.276, emails: 1.44 },
};
