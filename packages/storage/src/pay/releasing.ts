import type { Author } from "../history/author.ts";
import type { Db } from "../table/client.ts";
import type { Writes } from "../table/transact.ts";
import { visitsAtOnce } from "../table/visits-at-once.ts";
import { type HeldLine, release } from "./claims.ts";
import { readPayables } from "./due.ts";
import { type PayRun, payRunHistory, payRunItem } from "./pay-run.ts";
import { type Wages, wagesWrite } from "./wages.ts";

/** An undone pay run that still has lines to release. */
export type Releasing = PayRun & { left: number };

export const isReleasing = (run: PayRun): run is Releasing => run.left !== undefined;

/** The writes that make the next lines of a run due again. */
export async function readReleases(db: Db, run: PayRun): Promise<Writes> {
  const next = heldLines(run).slice(0, visitsAtOnce);
  const payables = await readPayables(
    db,
    next.map(({ line }) => line),
  );
  return next.map((held) => release(db, run, held, payables.get(held.line.id)));
}

/** The transaction that undoes a run and releases up to 90 of its lines. With more, the wages wait for the rest. */
export function undoingWrites(db: Db, before: PayRun, releases: Writes, wages: Wages, by: Author): Writes {
  const undone = { ...before, status: "undone" as const, undone_at: by.at, version: before.version + 1 };
  const after = afterStep(undone);
  return [
    {
      Put: {
        TableName: db.table,
        Item: payRunItem(after),
        ConditionExpression: "version = :read",
        ExpressionAttributeValues: { ":read": before.version },
      },
    },
    wagesWrite(db, wages, { ...wages, ...(isReleasing(after) && { pending: after.id }) }),
    payRunHistory(db, before, undone, by),
    ...releases,
  ];
}

/** The transaction that releases up to 90 more. The last one lets go of the wages. */
export function releasingWrites(db: Db, before: Releasing, releases: Writes, wages: Wages): Writes {
  const after = afterStep(before);
  const { version, pending, ...rest } = wages;
  return [
    {
      Put: {
        TableName: db.table,
        Item: payRunItem(after),
        ConditionExpression: "#left = :left",
        ExpressionAttributeNames: { "#left": "left" },
        ExpressionAttributeValues: { ":left": before.left },
      },
    },
    ...(isReleasing(after) ? [] : [wagesWrite(db, wages, rest)]),
    ...releases,
  ];
}

/** The lines that the run has still, each with its place among all. */
function heldLines({ lines, left = lines.length }: PayRun): HeldLine[] {
  return lines.map((line, index) => ({ line, index })).slice(lines.length - left);
}

/** The run once its next lines are released. */
function afterStep(run: PayRun): PayRun {
  const { left: _, ...rest } = run;
  const left = heldLines(run).length - visitsAtOnce;
  return left > 0 ? { ...rest, left } : rest;
}
