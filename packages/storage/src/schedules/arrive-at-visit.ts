import { type ArrivalDecision, dayOfWork, decideArrival } from "@petcare/domain";
import type { Author } from "../history/history-row.ts";
import type { Db } from "../table/client.ts";
import { updateExpression } from "../table/edit-expression.ts";
import { visitKey } from "../table/keys.ts";
import { changing, type Decision, transact } from "../table/transact.ts";
import { visitId } from "../table/visit-id.ts";
import { visitHistory } from "./booking-history.ts";
import { visitChanges } from "./editing/visit-changes.ts";
import { hasOrHad } from "./has-or-had.ts";
import { readReported, type Told, timesOf } from "./reported.ts";
import type { Visit } from "./visit.ts";
import { arrivalNames, updateVisit, type VisitEdit } from "./visit-update.ts";

type Outcome = Exclude<ArrivalDecision["outcome"], "missing">;
export type ArrivalResult = { outcome: Outcome; visit: Visit; at: number } | { outcome: "missing" };

interface Change {
  edit: VisitEdit;
  outcome: Outcome;
  at: number;
}

/**
 * Stores a walker's arrival on the visit, or beside it if the plan does not fit. The owner is not asked.
 *
 * @throws KeepsChangingError when others were first 20 times
 */
export const noteArrival = (db: Db, told: Told): Promise<ArrivalResult> =>
  changing<Visit, Change, ArrivalResult>({
    what: `Visit ${visitId(told.key)}`,
    read: () => readReported(db, told),
    decide: (visit) => (visit ? decide(db, visit, told) : { result: { outcome: "missing" } }),
    write: async ({ edit, outcome, at }) => {
      const write = outcome === "aside" ? updateVisit : noteBeside;
      const visit = await write(db, edit, told.by);
      return visit === "refused" ? visit : { outcome, visit, at };
    },
  });

async function decide(db: Db, visit: Visit, told: Told): Promise<Decision<Change, ArrivalResult>> {
  const { by, shown = visit.date, version, zone } = told;
  const { told: there } = await timesOf(visit, told);
  const day = dayOfWork(visit, there.at, shown, zone);
  const had = await hasOrHad(db, visit, by.id, version);
  const decision = decideArrival(visit, { by: by.id, day, zone, there }, had);
  if (decision.outcome === "missing") return { result: decision };
  const { outcome, changes } = decision;
  const { at } = there;
  if (Object.keys(changes).length === 0) return { result: { outcome, visit, at } };
  return { change: { edit: { visit, changes: visitChanges(visit, { ...visit, ...changes }) }, outcome, at } };
}

/** Writes an arrival. It makes no version, so that it disturbs no edit of the visit. */
async function noteBeside(db: Db, { visit, changes }: VisitEdit, by: Author): Promise<Visit | "refused"> {
  const after: Visit = { ...visit, ...changes };
  const expected = Object.fromEntries((["version", ...arrivalNames] as const).map((name) => [name, visit[name]]));
  const { outcome } = await transact(db, [
    { Update: { TableName: db.table, Key: visitKey(visit), ...updateExpression(changes, expected, {}) } },
    visitHistory(db, visit, after, { by, beside: true }),
  ]);
  return outcome === "written" ? after : outcome;
}
