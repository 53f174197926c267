import type { Author } from "../history/author.ts";
import { changing } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { transact } from "../table/transact.ts";
import { finishPayRun, readSettledWages } from "./finish-pay-run.ts";
import { type PayRun, readPayRun } from "./pay-run.ts";
import { readReleases, undoingWrites } from "./releasing.ts";
import type { Wages } from "./wages.ts";

export type UndonePayRun =
  | { outcome: "done"; run: PayRun }
  /** It is not what was seen. Nothing was written. */
  | { outcome: "conflict"; run: PayRun }
  | { outcome: "missing" };

/**
 * Takes back that a walker was paid: what the run has is due again. One that is undone already is left as it is.
 *
 * @param version the one that was seen
 */
export function undoPayRun(
  db: Db,
  id: string,
  { version, by }: { version: number; by: Author },
): Promise<UndonePayRun> {
  return changing<Standing, Standing, UndonePayRun>({
    what: `Pay run ${id}`,
    read: () => readStanding(db, id),
    decide: (standing) => {
      if (!standing) return { result: { outcome: "missing" } };
      const { run } = standing;
      if (run.status === "undone") return { result: { outcome: "done", run } };
      return run.version === version ? { change: standing } : { result: { outcome: "conflict", run } };
    },
    write: async ({ run, wages }) => {
      const { outcome } = await transact(db, undoingWrites(db, run, await readReleases(db, run), wages, by));
      if (outcome === "refused") return outcome;
      return { outcome: "done", run: (await finishPayRun(db, id)) ?? run };
    },
  });
}

interface Standing {
  run: PayRun;
  wages: Wages;
}

/** A pay run and its walker's wages, once neither is in the middle of something. */
async function readStanding(db: Db, id: string): Promise<Standing | undefined> {
  const known = await readPayRun(db, id);
  if (!known) return undefined;
  const wages = await readSettledWages(db, known.walker_id);
  const run = await readPayRun(db, id);
  return run && { run, wages };
}
