import { materialise, seriesStoredBefore } from "@petcare/storage";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";
import { storedThrough } from "../shared/visits/horizon.ts";
import { finishPending } from "./finish-pending.ts";

/** How many series are stored at the same time. They keep the connection busy and do not overload an on-demand table. */
const atOnce = 10;

/**
 * Stores the visits of the days to come, and finishes what requests left half-done.
 * It can be killed at any point and run any number of times.
 * @throws Error when a series could not be stored, once everything else is done
 */
export async function handler(): Promise<{ series: number; visits: number }> {
  const through = storedThrough();
  let series = 0;
  let visits = 0;
  const failures: unknown[] = [];
  for await (const page of seriesStoredBefore(runtime.db, through)) {
    const waiting = page.values();
    const worker = async () => {
      for (const schedule of waiting) {
        try {
          const stored = await materialise(runtime.db, schedule, through);
          visits += stored;
        } catch (error) {
          failures.push(error);
          log("error", { job: "nightly", schedule: schedule.id, error: String(error) });
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    series += page.length;
  }
  const finished = await finishPending();
  log("info", { job: "nightly", through, series, visits, finished });
  if (failures.length > 0) throw new Error(`${failures.length} series could not be stored: ${failures[0]}`);
  return { series, visits };
}
