import { stepByStep } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import { readAsSeen } from "./due.ts";
import { type PayRun, readPayRun } from "./pay-run.ts";
import { isInPaying, nextPlanned, payingWrites } from "./paying.ts";
import { isReleasing, readReleases, releasingWrites } from "./releasing.ts";
import { readWages, type Wages } from "./wages.ts";

/**
 * Goes on with a pay run whose making or undoing was interrupted, to its end. It can be killed anywhere, and several may do
 * it at the same time. A finished one is left alone.
 *
 * @returns the finished run; undefined where there is none
 * @throws KeepsChangingError when others changed the same lines 20 times
 */
export const finishPayRun = (db: Db, id: string): Promise<PayRun | undefined> =>
  stepByStep(db, {
    what: `Pay run ${id}`,
    read: () => readPayRun(db, id),
    nextWrites: (run) => nextWrites(db, run),
  });

/** A walker's wages, once nothing of them is pending. */
export async function readSettledWages(db: Db, walkerId: string): Promise<Wages> {
  for (;;) {
    const wages = await readWages(db, walkerId);
    if (wages.pending === undefined) return wages;
    await finishPayRun(db, wages.pending);
  }
}

/** The transaction of the next step; undefined where nothing is left to do. */
async function nextWrites(db: Db, run: PayRun): Promise<Writes | undefined> {
  if (isInPaying(run)) {
    const payables = await readAsSeen(db, run, nextPlanned(run));
    return payingWrites(db, run, payables, await readWages(db, run.walker_id));
  }
  if (!isReleasing(run)) return undefined;
  const releases = await readReleases(db, run);
  return releasingWrites(db, run, releases, await readWages(db, run.walker_id));
}
