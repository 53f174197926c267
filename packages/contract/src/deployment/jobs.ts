/**
 * Handlers that no route calls. EventBridge calls the one with a schedule, in UTC; each deployment calls the other.
 * Both may be called again at any time.
 */
export const jobs = [
  { name: "nightly", handler: "jobs/nightly", schedule: "cron(0 7 * * ? *)" },
  { name: "firstOwner", handler: "jobs/first-owner" },
] as const;
