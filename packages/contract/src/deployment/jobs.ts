/**
 * Handlers that no route calls. EventBridge calls the one with a schedule, in UTC; each deployment calls the other.
 * A run of the night that has nothing left to do is two queries and a read, so that several a night cost next to nothing.
 * Both may be called again at any time.
 */
export const jobs = [
  { name: "nightly", handler: "jobs/nightly", schedule: "cron(0/15 7-9 * * ? *)" },
  { name: "firstOwner", handler: "jobs/first-owner" },
] as const;

/** The namespace of what the nightly job counts in its log. */
export const nightlyMetrics = "Petcare/Nightly";
