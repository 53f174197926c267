import { readFileSync } from "node:fs";
import { handler as nightly } from "@petcare/functions/jobs/nightly.ts";
import { runtime } from "@petcare/functions/shared/runtime.ts";

// Runs the nightly job at the instant that it is told, in a process of its own, and prints the most memory it had, in bytes.
runtime.now = () => Number(process.argv[2]);
await nightly();
console.log(peak());

/** Linux counts the memory of who started a process to its `maxRSS`, and not to this. */
function peak(): number {
  const [, kibibytes] = /VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kibibytes) * 1024;
}
