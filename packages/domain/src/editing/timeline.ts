import { addDays, type LocalDate } from "../local-date.ts";
import { bookingFieldNames } from "../schedules/booking-fields.ts";
import type { SeriesFields } from "../schedules/visit.ts";

export type SeriesField = keyof SeriesFields;

export const seriesFields: readonly SeriesField[] = bookingFieldNames.filter((name) => name !== "client_id");

/** New values by field. A field without a value is removed. */
export type FieldChanges = Partial<SeriesFields>;

/** Tells whether changes name a field, even without a value. */
export const isChanged = (changes: FieldChanges, name: SeriesField): boolean => Object.hasOwn(changes, name);

/** Tells whether two values of a field are equal. Pet names are compared one by one, in their order. */
export function isEqual(a: SeriesFields[SeriesField] | null, b: SeriesFields[SeriesField] | null): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => value === b[index]);
  return (a ?? undefined) === (b ?? undefined);
}

/** Lists the fields whose values differ. */
export function differing(
  a: FieldChanges,
  b: FieldChanges,
  names: readonly SeriesField[] = seriesFields,
): SeriesField[] {
  return names.filter((name) => !isEqual(a[name], b[name]));
}

/** Picks the named fields, including those without a value. */
export function fieldsOf(source: FieldChanges, names: readonly SeriesField[] = seriesFields): FieldChanges {
  return Object.fromEntries(names.map((name) => [name, source[name]]));
}

/** An earlier step of a series, with the fields that differ from the last step. */
export interface EarlierStep {
  /** The last original date of the step. */
  until: LocalDate;
  /** null: removed. */
  fields: { [Name in SeriesField]?: SeriesFields[Name] | null };
}

/** The fields that a series gives to its dates, by original date: the earlier steps, and then its own fields. */
export interface Timeline extends SeriesFields {
  /** Ascending by `until`. Absent: one step for all dates. */
  earlier?: readonly EarlierStep[] | undefined;
}

interface Segment {
  /** undefined for the last one, which has no end. */
  until: LocalDate | undefined;
  fields: FieldChanges;
}

/** Computes the fields that a series gives to a visit, by its original date. */
export function fieldsAt(timeline: Timeline, originalDate: LocalDate): SeriesFields {
  const step = timeline.earlier?.find(({ until }) => until >= originalDate);
  return { ...fieldsOf(timeline), ...(step && withoutNulls(step.fields)) } as SeriesFields;
}

/** The original dates from which each step gives its fields: `from`, and where each later step begins. Ascending. */
export function stepStarts({ earlier = [] }: Pick<Timeline, "earlier">, from: LocalDate): LocalDate[] {
  return [from, ...earlier.map(({ until }) => addDays(until, 1)).filter((start) => start > from)];
}

/**
 * Changes a timeline from an original date on, or on every date if `from` is undefined.
 *
 * @param start the series' start: steps that end before it are dropped
 */
export function changeTimeline(
  timeline: Timeline,
  changes: FieldChanges,
  { start, from }: { start: LocalDate; from?: LocalDate | undefined },
): Timeline {
  const cut = from === undefined ? segmentsOf(timeline) : cutBefore(segmentsOf(timeline), from);
  const changed = cut.map((segment) =>
    reaches(segment, from) ? { ...segment, fields: { ...segment.fields, ...changes } } : segment,
  );
  return timelineOf(changed.filter(({ until }) => until === undefined || until >= start));
}

/**
 * Drops steps that ended before `today`, unless `isNeeded` says that a visit from today on depends on one.
 */
export function dropPassed(
  timeline: Timeline,
  today: LocalDate,
  isNeeded: (step: { after: LocalDate | undefined; until: LocalDate }) => boolean,
): Timeline {
  const earlier = timeline.earlier ?? [];
  const kept = earlier.filter(
    ({ until }, index) => until >= today || isNeeded({ after: earlier[index - 1]?.until, until }),
  );
  return withEarlier(timeline, kept);
}

/** Tells whether two timelines give the same to every date. */
export const isSameTimeline = (a: Timeline, b: Timeline): boolean =>
  JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

const canonical = (timeline: Timeline) =>
  segmentsOf(timeline).map(({ until, fields }) => [until, seriesFields.map((name) => fields[name] ?? null)]);

const reaches = ({ until }: Segment, from: LocalDate | undefined) =>
  from === undefined || until === undefined || until >= from;

function segmentsOf(timeline: Timeline): Segment[] {
  const ended = (timeline.earlier ?? []).map(({ until }) => ({ until, fields: { ...fieldsAt(timeline, until) } }));
  return [...ended, { until: undefined, fields: fieldsOf(timeline) }];
}

/** Splits the segments so that one ends on the day before `date`. */
function cutBefore(segments: Segment[], date: LocalDate): Segment[] {
  const before = addDays(date, -1);
  const index = segments.findIndex(({ until }) => until === undefined || until >= before);
  const segment = segments[index];
  if (!segment || segment.until === before) return segments;
  return segments.toSpliced(index, 0, { ...segment, until: before });
}

/** Makes a timeline of segments: equal neighbours are joined, and each earlier one has only what differs from the last. */
function timelineOf(segments: Segment[]): Timeline {
  const last = segments.at(-1)?.fields ?? {};
  const earlier = segments
    .filter(({ fields }, index) => differing(fields, segments[index + 1]?.fields ?? fields).length > 0)
    .map(({ until, fields }) => ({
      until: until as LocalDate,
      fields: withNulls(fieldsOf(fields, differing(fields, last))),
    }));
  return withEarlier(last as SeriesFields, earlier);
}

function withEarlier(timeline: Timeline, earlier: readonly EarlierStep[]): Timeline {
  const { earlier: _, ...rest } = timeline;
  return earlier.length > 0 ? { ...rest, earlier } : rest;
}

function withNulls(fields: FieldChanges): EarlierStep["fields"] {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? null]));
}

function withoutNulls(fields: EarlierStep["fields"]): FieldChanges {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? undefined]));
}
