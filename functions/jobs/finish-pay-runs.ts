import { finishPayRun, readAllWages, readPayRun } from "@petcare/storage";
import { log } from "../shared/pipeline/log.ts";
import { runtime } from "../shared/runtime.ts";

/** In milliseconds. Whoever makes or undoes one is done sooner, or was killed. */
const longestAct = 15 * 60_000;

/**
 * Goes on with pay runs whose making or undoing was interrupted.
 *
 * @returns how many were finished; one that fails is logged and left for the next night
 */
export async function finishPayRuns(): Promise<number> {
  let finished = 0;
  for (const { pending } of await readAllWages(runtime.db)) {
    if (pending === undefined) continue;
    try {
      if (await finishOld(pending)) finished += 1;
    } catch (error) {
      log("error", { job: "nightly", kind: "pay-runs", pay_run: pending, error: String(error) });
    }
  }
  return finished;
}

async function finishOld(id: string): Promise<boolean> {
  const run = await readPayRun(runtime.db, id);
  if (!run || runtime.now() - (run.undone_at ?? run.created_at) < longestAct) return false;
  await finishPayRun(runtime.db, id);
  return true;
}
