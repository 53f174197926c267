import { daysBetween, type LocalDate } from "../local-date.ts";
import {
  type BulkScope,
  countUnstored,
  type Editable,
  type EditableSeries,
  follow,
  isInScope,
  isLive,
  type Later,
  namesAnyFrom,
  statusAfter,
  type VisitChange,
} from "./editable.ts";
import {
  changeTimeline,
  differing,
  dropPassed,
  type FieldChanges,
  fieldsAt,
  isSameTimeline,
  type SeriesField,
  seriesFields,
  type Timeline,
} from "./timeline.ts";

/** The reason why a visit is skipped. */
export type StayReason = "own" | "completed" | "cancelled";

/** A visit from today on that does not change, or keeps some of the edited fields. */
export interface Skipped<Visit extends Editable> {
  visit: Visit;
  reason: StayReason;
  /** For 'own': the edited fields that it keeps. */
  ownFields: SeriesField[];
}

export interface PlannedEdit<Visit extends Editable> {
  timeline: Timeline;
  /** By current date, the nearest first. */
  changes: VisitChange<Visit>[];
  skipped: Skipped<Visit>[];
  /** The number of dates that change without being stored. */
  later: Later;
}

interface TimelineEdit {
  timeline: Timeline;
  edited: readonly SeriesField[];
  scope: BulkScope;
  /** The business's local date. */
  today: LocalDate;
}

export type EditRefusal = "past_visit" | "after_end" | "too_far_ahead" | "nothing_to_come";
export type EditPlan<Visit extends Editable> =
  | { outcome: "planned"; plan: PlannedEdit<Visit> }
  /** Nothing changes. */
  | { outcome: "unchanged" }
  | { outcome: "refused"; reason: EditRefusal };

const maxDaysAhead = 731;

/** Tells whether an edit begins more than two years ahead, which is a slip in the year. */
export const isTooFarAhead = (scope: BulkScope, today: LocalDate): boolean =>
  scope.type === "following" && daysBetween(today, scope.from) > maxDaysAhead;

/**
 * Plans an edit of a series and of its stored visits (docs/decisions/015-one-schedule-per-series.md).
 *
 * @param visits its stored visits, at least those of the last 366 days and later
 * @param changes the fields that the owner changed, of what the opened visit shows
 * @param today the business's local date
 */
export function planEdit<Visit extends Editable>(
  series: EditableSeries,
  visits: readonly Visit[],
  { changes, scope, today }: { changes: FieldChanges } & Pick<TimelineEdit, "scope" | "today">,
): EditPlan<Visit> {
  const refusal = refusalOf(series, visits, scope, today);
  if (refusal) return { outcome: "refused", reason: refusal };

  const from = scope.type === "following" ? scope.from : undefined;
  const timeline = changeTimeline(series, changes, { start: series.date, from });
  const edited = Object.keys(changes) as SeriesField[];
  return planTimeline(series, visits, { timeline, edited, scope, today });
}

/**
 * Plans a new timeline for a series and its stored visits, also to restore an earlier one.
 *
 * @param edited the fields that may differ
 */
export function planTimeline<Visit extends Editable>(
  series: EditableSeries,
  visits: readonly Visit[],
  { timeline: requested, edited, scope, today }: TimelineEdit,
): EditPlan<Visit> {
  const timeline = dropPassed(requested, today, ({ after, until }) =>
    visits.some(
      ({ original_date, date }) => date >= today && original_date <= until && (!after || original_date > after),
    ),
  );

  const inScope = visits.filter((visit) => isInScope(visit, scope) && visit.date >= today).sort(byDate);
  const changes = inScope.flatMap((before) => {
    const after = settle(before, timeline, today);
    return differing(before, after).length > 0 ? [{ before, after }] : [];
  });
  const isSame = isSameTimeline(series, requested);
  if (isSame && changes.length === 0) return { outcome: "unchanged" };
  const skipped = skippedOf(inScope, edited, today);
  const later = isSame ? 0 : countUnstored(series, scope, today);
  return { outcome: "planned", plan: { timeline, changes, skipped, later } };
}

/** Updates a stored visit by its series' timeline. A past, completed or cancelled visit does not change. */
export function settle<Visit extends Editable>(visit: Visit, timeline: Timeline, today: LocalDate): Visit {
  if (!isLive(visit, today)) return visit;
  const settled = follow(visit, fieldsAt(timeline, visit.original_date), seriesFields);
  return { ...settled, status: statusAfter(visit, settled) };
}

function refusalOf(
  series: EditableSeries,
  visits: readonly Editable[],
  scope: BulkScope,
  today: LocalDate,
): EditRefusal | undefined {
  if (scope.type === "following") {
    const opened = visits.find(({ original_date }) => original_date === scope.from);
    if (scope.from < today && (opened?.date ?? scope.from) < today) return "past_visit";
    if (isTooFarAhead(scope, today)) return "too_far_ahead";
    return namesAnyFrom(series, scope.from) ? undefined : "after_end";
  }
  const isAnyToCome = visits.some((visit) => isLive(visit, today)) || countUnstored(series, scope, today) !== 0;
  return isAnyToCome ? undefined : "nothing_to_come";
}

function skippedOf<Visit extends Editable>(
  visits: readonly Visit[],
  edited: readonly SeriesField[],
  today: LocalDate,
): Skipped<Visit>[] {
  return visits.flatMap((visit): Skipped<Visit>[] => {
    if (visit.status === "completed" || visit.status === "cancelled")
      return [{ visit, reason: visit.status, ownFields: [] }];
    const ownFields = edited.filter((name) => visit.own?.has(name));
    return isLive(visit, today) && ownFields.length > 0 ? [{ visit, reason: "own", ownFields }] : [];
  });
}

const byDate = (a: Editable, b: Editable) =>
  a.date < b.date || (a.date === b.date && a.original_date < b.original_date) ? -1 : 1;
