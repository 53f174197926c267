/** The job that writes the whole table into a file. */
export const exportJob = { name: "export", handler: "jobs/export-table", calledBy: "request" } as const;

/** The hours of the night, by the business's clock: the first, and the one after the last. */
export const nightHours = { from: 3, until: 6 } as const;

/** Minutes between two runs of the night. */
export const nightEvery = 15;
const nights = `cron(0/${nightEvery} ${nightHours.from}-${nightHours.until - 1} * * ? *)` as const;

/**
 * Handlers that no route calls: EventBridge calls one on its schedule, where the business is; each deployment calls one; a request
 * calls one and does not wait for it; and SES tells one of mail that did not arrive. All of them may be called again at any time.
 * People are told each minute. A run of the night that has nothing left to do is a dozen small reads, so that several a night cost next to nothing.
 */
export const jobs = [
  { name: "nightly", handler: "jobs/nightly", calledBy: "schedule", schedule: nights, seconds: 900 },
  { name: "messenger", handler: "jobs/tell-people", calledBy: "schedule", schedule: "rate(1 minute)", seconds: 60 },
  { name: "firstOwner", handler: "jobs/first-owner", calledBy: "deployment" },
  exportJob,
  { name: "mailEvents", handler: "jobs/note-mail-event", calledBy: "mail" },
] as const;

/** The namespace of what jobs count in their log. */
export const jobMetrics = "Petcare/Nightly";
