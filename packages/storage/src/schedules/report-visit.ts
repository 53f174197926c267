import type { Author } from "../history/author.ts";
import { changing } from "../table/changing.ts";
import type { Db } from "../table/client.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { visitKey } from "../table/keys.ts";
import { transact } from "../table/transact.ts";
import { visitId } from "../table/visit-id.ts";
import { visitHistory } from "./booking-history.ts";
import { type Change, decideReport, type ReportResult, type VisitReport } from "./report-decision.ts";
import type { Visit } from "./visit.ts";
import { updateVisit, type VisitEdit } from "./visit-update.ts";
import { readStoredVisit } from "./visits.ts";

/**
 * Takes in a walker's report of a stored visit, once for ever: it completes the visit, notes the arrival, or stands on the
 * visit as a matter to settle. See docs/product/visits.md#reports.
 *
 * @throws KeepsChangingError when others were first 20 times
 */
export function reportVisit(db: Db, report: VisitReport): Promise<ReportResult> {
  return changing<Visit, Change, ReportResult>({
    what: `Visit ${visitId(report.key)}`,
    read: () => readStoredVisit(db, report.key),
    decide: (visit) => (visit ? decideReport(db, visit, report) : { result: { outcome: "missing" } }),
    write: (change) => write(db, change, report.by),
  });
}

async function write(
  db: Db,
  { edit, outcome, matter, isBeside, also }: Change,
  by: Author,
): Promise<ReportResult | "refused"> {
  const visit = isBeside ? await noteBeside(db, edit, by) : await updateVisit(db, edit, by, undefined, also);
  if (visit === "refused") return visit;
  return matter && outcome !== "done" ? { outcome, visit, matter } : { outcome: "done", visit };
}

/** Writes what makes no version, with its row of history where there is something to tell. */
async function noteBeside(db: Db, { visit, changes }: VisitEdit, by: Author): Promise<Visit | "refused"> {
  const after: Visit = { ...visit, ...changes };
  const expected = { version: visit.version, arrived_by: visit.arrived_by };
  const { outcome } = await transact(db, [
    { Update: { TableName: db.table, Key: visitKey(visit), ...updateExpression(changes, expected, {}) } },
    ...("arrived_by" in changes ? [visitHistory(db, visit, after, { by, beside: true })] : []),
  ]);
  return outcome === "written" ? after : outcome;
}
