/** The job that writes the whole table into a file. */
export const exportJob = { name: "export", handler: "jobs/export-table", calledBy: "request" } as const;

/**
 * Handlers that no route calls: EventBridge calls one on its schedule, where the business is; each deployment calls one; a request
 * calls one and does not wait for it; and SES tells one of mail that did not arrive. All of them may be called again at any time.
 * People are told each minute. A run of the night that has nothing left to do is a dozen small reads, so that several a night cost next to nothing.
 */
export const jobs = [
  { name: "nightly", handler: "jobs/nightly", calledBy: "schedule", schedule: "cron(0/15 3-5 * * ? *)", seconds: 900 },
  { name: "messenger", handler: "jobs/tell-people", calledBy: "schedule", schedule: "rate(1 minute)", seconds: 60 },
  { name: "firstOwner", handler: "jobs/first-owner", calledBy: "deployment" },
  exportJob,
  { name: "mailEvents", handler: "jobs/note-mail-event", calledBy: "mail" },
] as const;

/** The namespace of what the nightly job counts in its log. */
export const nightlyMetrics = "Petcare/Nightly";
