import {
  type BulkCancelling,
  type BulkScope,
  type CancelRefusal,
  countUnstored,
  differing,
  type EditRefusal,
  type FieldChanges,
  fieldsAt,
  fieldsOf,
  isInScope,
  isRestoredWith,
  type Later,
  type LocalDate,
  planCancel,
  planEdit,
  planSeriesRestore,
  planTimeline,
  type Recurrence,
  type SeriesField,
  type SeriesFields,
  type Staying,
  type Timeline,
} from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import type { Visit } from "../bookings/visit.ts";
import type { PlannedAct } from "./planned-act.ts";
import { type PayRates, payFor, type Sweep, swept } from "./sweep.ts";
import type { Undo } from "./undo-item.ts";

/** What the owner does to a series as a whole, or from a date on. */
export type SeriesAct =
  /**
   * `values` is what the form shows now. What it showed at first is what the series gives to `opened`. `mostSteps` is
   * given where the series may have more steps than the owner's own edits make.
   */
  | { kind: "edit"; values: FieldChanges; opened: LocalDate; scope: BulkScope; mostSteps?: number }
  | ({ kind: "cancel" } & BulkCancelling)
  | { kind: "restore" }
  /** Puts back what the edit or cancelling that made this version has changed. */
  | { kind: "undo"; version: number };

export type SeriesRefusal = EditRefusal | CancelRefusal | "ended_too_long_ago" | "nothing_to_undo";

export type ActPlan =
  | { outcome: "planned"; planned: PlannedAct }
  | { outcome: "unchanged" }
  | { outcome: "refused"; reason: SeriesRefusal };

/** What a plan is made from. */
export interface Situation {
  schedule: Schedule;
  /** Its stored visits, from earliestOf(…) on. */
  visits: readonly Visit[];
  /** What is kept of the last edit. */
  undo?: Undo | undefined;
  rates: PayRates;
  by: string;
  /** Epoch milliseconds. */
  now: number;
  today: LocalDate;
}

interface Decided {
  /** The schedule's new values; its version follows. */
  schedule: Schedule;
  sweep: SweepKind;
  scope: BulkScope;
  edited?: SeriesField[];
  undoes?: number;
  stays?: Staying<Visit>[];
  later: Later;
}

type SweepKind = Sweep extends infer One
  ? One extends Sweep
    ? Omit<One, "today" | "by" | "at" | "version">
    : never
  : never;

type Decision = { outcome: "planned"; decided: Decided } | Exclude<ActPlan, { outcome: "planned" }>;

const wholeSeries: BulkScope = { type: "series" };

/** What an act on a series does to the schedule and to each of its visits. It reads and writes nothing. */
export function planAct(situation: Situation, act: SeriesAct): ActPlan {
  const decision = decide(situation, act);
  if (decision.outcome !== "planned") return decision;
  const { schedule: before, visits, by, now: at, today } = situation;
  const { decided } = decision;
  const version = before.version + 1;
  const sweep = { ...decided.sweep, today, by, at, version } as Sweep;
  const after = { ...decided.schedule, version, changed_by: by, changed_at: at };
  const changes = visits.flatMap((visit) => {
    const changed = swept(visit, after, sweep);
    return changed === visit ? [] : [{ before: visit, after: changed }];
  });
  const { scope, edited = [], undoes, stays = [], later } = decided;
  return { outcome: "planned", planned: { before, after, sweep, scope, edited, undoes, changes, stays, later } };
}

function decide(situation: Situation, act: SeriesAct): Decision {
  switch (act.kind) {
    case "edit":
      return decideEdit(situation, act);
    case "cancel":
      return decideCancel(situation, act);
    case "restore":
      return decideRestore(situation);
    case "undo":
      return decideUndo(situation, act);
  }
}

function decideEdit({ schedule, visits, today }: Situation, act: SeriesAct & { kind: "edit" }): Decision {
  const edited = differing(act.values, fieldsAt(schedule, act.opened), Object.keys(act.values) as SeriesField[]);
  if (edited.length === 0) return { outcome: "unchanged" };
  const { scope, mostSteps } = act;
  const result = planEdit(schedule, visits, { changes: fieldsOf(act.values, edited), scope, today, mostSteps });
  if (result.outcome !== "planned") return result;
  const { timeline, stays, later } = result.plan;
  const changed = withTimeline(schedule, timeline);
  return planned({ schedule: changed, sweep: { kind: "edit" }, scope, edited, stays, later });
}

function decideCancel({ schedule, visits, rates, today }: Situation, act: SeriesAct & { kind: "cancel" }): Decision {
  const { scope, charge, pay, reason, alsoUnfinished = false } = act;
  const result = planCancel(schedule, visits, act, { today, payFor: (visit) => payFor(visit, rates) });
  if (result.outcome !== "planned") return result;
  const { recurrence, cut, later } = result.plan;
  const from = scope.type === "following" ? scope.from : undefined;
  const sweep = { kind: "cancel", from, also_unfinished: alsoUnfinished, charge, pay, reason, rates } as const;
  const stays = doneWith(visits, scope, today);
  return planned({ schedule: withRule(schedule, recurrence, cut), sweep, scope, stays, later });
}

function decideRestore({ schedule, visits, today }: Situation): Decision {
  const result = planSeriesRestore(schedule, visits, today);
  if (result.outcome !== "planned") return result;
  const changed = withRule(schedule, result.plan.recurrence, undefined);
  const later = countUnstored(changed, wholeSeries, today);
  const others = visits.filter((visit) => !isRestoredWith(schedule, visit, today));
  const stays = doneWith(others, wholeSeries, today);
  return planned({ schedule: changed, sweep: { kind: "restore" }, scope: wholeSeries, stays, later });
}

function decideUndo({ schedule, visits, undo, today }: Situation, act: SeriesAct & { kind: "undo" }): Decision {
  if (undo?.kind === "undone" && undo.undone === act.version) return { outcome: "unchanged" };
  if (!undo || undo.kind === "undone" || undo.version !== act.version) {
    return { outcome: "refused", reason: "nothing_to_undo" };
  }
  const { scope, edited, version: undoes } = undo;
  if (undo.kind === "cancel") {
    const changed = withRule(schedule, undo.recurrence, undo.cut);
    const stays = visits.flatMap((visit) => touchedSince(visit, undo.cancelled));
    const later = countUnstored(changed, wholeSeries, today);
    return planned({
      schedule: changed,
      sweep: { kind: "restore", only: undo.cancelled },
      scope,
      undoes,
      stays,
      later,
    });
  }
  const result = planTimeline(schedule, visits, { timeline: undo.timeline, edited, scope, today });
  if (result.outcome !== "planned") return result;
  const { timeline, stays, later } = result.plan;
  const changed = withTimeline(schedule, timeline);
  return planned({ schedule: changed, sweep: { kind: "edit" }, scope, edited, undoes, stays, later });
}

/** Visits of today and later that are completed, or cancelled already: a cancelling or a restoring leaves them. */
const doneWith = (visits: readonly Visit[], scope: BulkScope, today: LocalDate): Staying<Visit>[] =>
  visits
    .filter((visit) => visit.date >= today && isInScope(visit, scope))
    .flatMap((visit) =>
      visit.status === "completed" || visit.status === "cancelled" ? [{ visit, reason: visit.status, kept: [] }] : [],
    );

/** A visit that a cancelling took and that somebody has done something else to since, where it is not to be done. */
function touchedSince(visit: Visit, cancelled: Readonly<Record<LocalDate, number>>): Staying<Visit>[] {
  const { original_date, status, version } = visit;
  const wasTaken = cancelled[original_date] !== undefined && cancelled[original_date] !== version;
  return wasTaken && (status === "cancelled" || status === "completed") ? [{ visit, reason: status, kept: [] }] : [];
}

const planned = (decided: Decided): Decision => ({ outcome: "planned", decided });

/** Each field is named: one that the timeline gives no value goes, also where a stored timeline does not name it. */
const withTimeline = (schedule: Schedule, timeline: Timeline): Schedule => ({
  ...schedule,
  ...(fieldsOf(timeline) as SeriesFields),
  earlier: timeline.earlier,
});

const withRule = (schedule: Schedule, recurrence: Recurrence, cut: Schedule["cut"]): Schedule => ({
  ...schedule,
  recurrence,
  cut,
});
