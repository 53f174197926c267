import { beforeEach } from "vitest";

// Only the conformance run uses this set-up file. It passes the names of tests and the reasons to skip them.
const skips: Record<string, string> = JSON.parse(process.env.CONFORMANCE_SKIPS ?? "{}");

beforeEach(({ task, skip }) => {
  const reason = skips[`${task.file.name} > ${task.fullTestName}`];
  if (!reason) return;
  // A skipped test that passes then counts as failed, because its skip has become needless.
  if (process.env.CONFORMANCE_RETRY) Object.assign(task, { fails: true });
  else skip(reason);
});
