import { finishEdit, readPendingEdits } from "@petcare/storage";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";

/** In milliseconds. Whoever edits finishes sooner, or was killed. */
const longestEdit = 60_000;

/**
 * Writes what edits of series have left to be written.
 *
 * @returns how many were finished; one that fails is logged and left for the next night
 */
export async function finishEdits(): Promise<number> {
  let finished = 0;
  for (const { schedule_id, sweep } of await readPendingEdits(runtime.db)) {
    if (runtime.now() - sweep.at < longestEdit) continue;
    try {
      await finishEdit(runtime.db, schedule_id);
      finished += 1;
    } catch (error) {
      log("error", { job: "nightly", kind: "edits", schedule: schedule_id, error: String(error) });
    }
  }
  return finished;
}
