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
  isClaimed,
  isInScope,
  type LocalDate,
  planCancel,
  planEdit,
  planSeriesRestore,
  planTimeline,
  type Recurrence,
  type SeriesField,
  type SeriesFields,
  type Skipped,
  type Timeline,
  uncancelled,
  type VisitChange,
} from "@petcare/domain";
import type { Schedule } from "../schedule-item.ts";
import { visitOf } from "../series.ts";
import type { Visit } from "../visit.ts";
import { seriesRoom } from "../write-limits.ts";
import { inverseOf, invert } from "./inverse.ts";
import type { SeriesPlan } from "./series-plan.ts";
import { moneyNow, stamped, type Terms } from "./visit-changes.ts";

/** An act of the owner on a series as a whole, or from a date on. */
export type SeriesAct =
  /**
   * `values` is what the form shows now. What it showed at first is what the series gives to `opened`. `leaving`: somebody
   * goes out of the series, however many steps it has.
   */
  | { kind: "edit"; values: FieldChanges; opened: LocalDate; scope: BulkScope; leaving?: true }
  | ({ kind: "cancel" } & BulkCancelling)
  | { kind: "restore" }
  /** Undoes the edit or the cancellation that made this version. */
  | { kind: "undo"; version: number };

export type SeriesRefusal =
  | EditRefusal
  | CancelRefusal
  | "no_room"
  | "too_many_steps"
  | "ended_too_long_ago"
  | "nothing_to_undo";

export type PlanResult =
  | { outcome: "planned"; plan: SeriesPlan }
  | { outcome: "unchanged" }
  | { outcome: "refused"; reason: SeriesRefusal };

/** The records that a plan is made from. */
export interface Situation {
  schedule: Schedule;
  /** Its stored visits, from earliestOf(…) on. */
  visits: readonly Visit[];
  terms: Terms;
  by: string;
  /** Epoch milliseconds. */
  now: number;
  today: LocalDate;
}

const wholeSeries: BulkScope = { type: "series" };

/** The most steps of a series, including its last one: with the longest texts that is 240 KB of an item's 400 KB. */
const maxSteps = 12;

/** Plans an act on a series: the schedule and its visits afterwards. Reads and writes nothing. */
export function planAct(situation: Situation, act: SeriesAct): PlanResult {
  const result = planKind(situation, act);
  if (result.outcome !== "planned") return result;
  const { visits, after } = result.plan;
  if (visits.length > seriesRoom) return { outcome: "refused", reason: "no_room" };
  const isLimited = act.kind === "edit" && !act.leaving;
  const hasTooMany = isLimited && (after.earlier?.length ?? 0) >= maxSteps;
  return hasTooMany ? { outcome: "refused", reason: "too_many_steps" } : result;
}

function planKind(situation: Situation, act: SeriesAct): PlanResult {
  switch (act.kind) {
    case "edit":
      return planSeriesEdit(situation, act);
    case "cancel":
      return planSeriesCancel(situation, act);
    case "restore":
      return planRestoring(situation);
    case "undo":
      return planUndo(situation, act);
  }
}

function planSeriesEdit(situation: Situation, act: SeriesAct & { kind: "edit" }): PlanResult {
  const { schedule, visits, today } = situation;
  const edited = differing(act.values, fieldsAt(schedule, act.opened), Object.keys(act.values) as SeriesField[]);
  if (edited.length === 0) return { outcome: "unchanged" };
  const { scope } = act;
  const result = planEdit(schedule, visits, { changes: fieldsOf(act.values, edited), scope, today });
  if (result.outcome !== "planned") return result;
  const { timeline, changes, skipped, later } = result.plan;
  const series = withTimeline(schedule, timeline);
  return planned(situation, { kind: "edit", series, changes, skipped, later, scope, edited });
}

function planSeriesCancel(situation: Situation, act: SeriesAct & { kind: "cancel" }): PlanResult {
  const { schedule, visits, terms, today } = situation;
  const result = planCancel(schedule, visits, act, {
    today,
    money: moneyNow(schedule, terms),
    room: seriesRoom,
    visitOf: (date) => visitOf(schedule, date),
  });
  if (result.outcome !== "planned") return result;
  const { recurrence, cut, changes, later } = result.plan;
  const { scope, charge, pay, reason } = act;
  const series = withRule(schedule, recurrence, cut);
  const skipped = doneWith(visits, scope, today);
  const cancelling = { charge, pay, reason };
  return planned(situation, { kind: "cancel", series, changes, skipped, later, scope, cancelling });
}

function planRestoring(situation: Situation): PlanResult {
  const { schedule, visits, today } = situation;
  const result = planSeriesRestore(schedule, visits, today);
  if (result.outcome !== "planned") return result;
  const { recurrence, changes } = result.plan;
  const series = withRule(schedule, recurrence, undefined);
  const restored = new Set(changes.map(({ before }) => before));
  const others = visits.filter((visit) => !restored.has(visit));
  const skipped = doneWith(others, wholeSeries, today);
  const later = countUnstored(series, wholeSeries, today);
  return planned(situation, { kind: "restore", series, changes, skipped, later, scope: wholeSeries });
}

function planUndo(situation: Situation, act: SeriesAct & { kind: "undo" }): PlanResult {
  const { schedule, visits, now, today } = situation;
  const undo = inverseOf(schedule, now);
  if (undo?.kind === "undone" && undo.undone === act.version) return { outcome: "unchanged" };
  if (!undo || undo.kind === "undone" || undo.version !== act.version) {
    return { outcome: "refused", reason: "nothing_to_undo" };
  }
  const { scope, version: undoes } = undo;
  if (undo.kind === "cancel") {
    const { cancelled } = undo;
    const series = withRule(schedule, undo.recurrence, undo.cut);
    const changes = visits
      .filter((visit) => isUntouched(visit, cancelled))
      .map((before) => ({ before, after: uncancelled(before) }));
    const skipped = visits.flatMap((visit) => touchedSince(visit, cancelled));
    const later = countUnstored(series, wholeSeries, today);
    return planned(situation, { kind: "restore", series, changes, skipped, later, scope, undoes });
  }
  const { edited } = undo;
  const result = planTimeline(schedule, visits, { timeline: undo.timeline, edited, scope, today });
  if (result.outcome !== "planned") return result;
  const { timeline, changes, skipped, later } = result.plan;
  const series = withTimeline(schedule, timeline);
  return planned(situation, { kind: "edit", series, changes, skipped, later, scope, edited, undoes });
}

type Draft = Pick<SeriesPlan, "kind" | "skipped" | "later" | "scope"> &
  Partial<Pick<SeriesPlan, "edited" | "cancelling" | "undoes">> & {
    /** The schedule's new values, without the new version. */
    series: Schedule;
    changes: VisitChange<Visit>[];
  };

/** Adds the new versions and the author to a plan. */
function planned({ schedule: before, by, now: at }: Situation, { series, changes, ...rest }: Draft): PlanResult {
  const after = { ...series, version: before.version + 1, changed_by: by, changed_at: at };
  const visits = changes.map((change) => ({
    before: change.before,
    after: stamped(change.after, change.before, { by, at }),
  }));
  const plan = { edited: [], ...rest, before, after, visits };
  return { outcome: "planned", plan: { ...plan, after: { ...after, inverse: invert(plan) } } };
}

/** Tells whether a visit is unchanged since it was cancelled, so that undoing restores it, whatever its day. */
const isUntouched = (visit: Visit, cancelled: Readonly<Record<LocalDate, number>>) =>
  cancelled[visit.original_date] === visit.version && visit.status === "cancelled" && !isClaimed(visit);

/** Lists visits from today on that are completed or cancelled already, which cancelling and restoring skip. */
const doneWith = (visits: readonly Visit[], scope: BulkScope, today: LocalDate): Skipped<Visit>[] =>
  visits
    .filter((visit) => visit.date >= today && isInScope(visit, scope))
    .flatMap((visit) =>
      visit.status === "completed" || visit.status === "cancelled"
        ? [{ visit, reason: visit.status, ownFields: [] }]
        : [],
    );

/** Lists a cancelled visit that was changed since, and is not open, which undoing skips. */
function touchedSince(visit: Visit, cancelled: Readonly<Record<LocalDate, number>>): Skipped<Visit>[] {
  const { original_date, status, version } = visit;
  const wasTaken = cancelled[original_date] !== undefined && cancelled[original_date] !== version;
  return wasTaken && (status === "cancelled" || status === "completed")
    ? [{ visit, reason: status, ownFields: [] }]
    : [];
}

/** Replaces a schedule's timeline. Sets every field, so that fields without a value are removed. */
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
