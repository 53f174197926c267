/** What has a history. */
export const recordKinds = [
  "person",
  "schedule",
  "visit",
  "pricing",
  "code",
  "invoice",
  "account",
  "pay_run",
  "week",
  "export",
] as const;
