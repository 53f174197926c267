import {
  addDays,
  type BulkScope,
  bookingTextNames,
  type EarlierStep,
  isLocalDate,
  type LocalDate,
  namesAnyFrom,
  openStatuses,
  type Recurrence,
  type RecurrenceEnd,
  type SeriesField,
  seriesFields,
  textsBy,
} from "@petcare/domain";
import * as z from "zod/mini";
import {
  byDay,
  count,
  day,
  instant,
  itemKind,
  objectOf,
  setOf,
  someCount,
  someInstant,
  someText,
  text,
  textOrNull,
} from "../table/item-kind.ts";
import { scheduleIdOf, scheduleKey, seriesKey, seriesPartition } from "../table/keys.ts";
import { bookingFieldSchemas, seriesFieldSchemas } from "./booking.ts";

const recurrenceEnd: z.ZodMiniType<RecurrenceEnd> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("never") }),
  z.strictObject({ type: z.literal("until"), date: day }),
  z.strictObject({ type: z.literal("count"), count }),
]);

const recurrenceSchema: z.ZodMiniType<Recurrence> = z.discriminatedUnion("frequency", [
  z.strictObject({ frequency: z.literal("none") }),
  z.strictObject({ frequency: z.literal("daily"), interval: count, end: recurrenceEnd }),
  z.strictObject({ frequency: z.literal("weekly"), interval: count, weekdays: z.array(count), end: recurrenceEnd }),
  z.strictObject({
    frequency: z.literal("monthly"),
    interval: count,
    by: z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("date"), day: count }),
      z.strictObject({ type: z.literal("weekday"), nth: count, weekday: count }),
    ]),
    end: recurrenceEnd,
  }),
]);

/** The fields that a series gives to earlier original dates; null removes one. */
const earlierStep = objectOf<EarlierStep>({
  until: day,
  fields: z.strictObject({
    timeframe: z.exactOptional(z.nullable(seriesFieldSchemas.timeframe)),
    service: z.exactOptional(z.nullable(seriesFieldSchemas.service)),
    walker_id: z.optional(textOrNull),
    pet_names: z.exactOptional(z.nullable(seriesFieldSchemas.pet_names)),
    price_cents: z.exactOptional(z.nullable(seriesFieldSchemas.price_cents)),
    service_label: z.optional(textOrNull),
    ...textsBy(bookingTextNames, () => z.optional(textOrNull)),
  } satisfies Record<SeriesField, unknown>),
});
const earlierSteps = z.optional(z.array(earlierStep) as z.ZodMiniType<readonly EarlierStep[]>);
const someCut = z.optional(z.strictObject({ end: recurrenceEnd }));

const scope: z.ZodMiniType<BulkScope> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("following"), from: day }),
  z.strictObject({ type: z.literal("series") }),
]);

/** The inverse of the act that made a version of a series, or a mark that the act was an undo. */
const inverse = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("edit"),
    version: count,
    scope,
    edited: z.array(z.enum(seriesFields)),
    timeline: z.strictObject({ ...seriesFieldSchemas, earlier: earlierSteps }),
  }),
  z.strictObject({
    kind: z.literal("cancel"),
    version: count,
    scope,
    recurrence: recurrenceSchema,
    cut: someCut,
    /** The version that cancelling made, by the cancelled visit's original date. */
    cancelled: byDay(count),
  }),
  /** The undone version. */
  z.strictObject({ kind: z.literal("undone"), version: count, undone: count }),
]);
export type Inverse = z.infer<typeof inverse>;

/** Tells whether a schedule has days after stored_through. */
export const isUnfinished = (schedule: Parameters<typeof namesAnyFrom>[0] & { stored_through: LocalDate }): boolean =>
  namesAnyFrom(schedule, addDays(schedule.stored_through, 1));

/** A booking: a series, or a single visit. */
export const scheduleKind = itemKind({
  schema: z.strictObject({
    ...bookingFieldSchemas,
    id: text,
    /** The start, local. */
    date: day,
    recurrence: recurrenceSchema,
    /** The different fields of earlier original dates (docs/decisions/015-one-schedule-per-series.md). */
    earlier: earlierSteps,
    /** The booked end, while a cancellation has replaced it by an earlier one. */
    cut: someCut,
    /** The first status of its visits. */
    status: z.enum(openStatuses),
    /** All visits with original dates up to this day are stored; of later ones only those in stored_ahead. */
    stored_through: day,
    /** Later original dates that are stored, because those visits were edited. Never empty. */
    stored_ahead: z.optional(setOf<LocalDate>(isLocalDate)),
    /** Counts the edits of the whole booking, from 1. Storing visits counts as no edit. */
    version: count,
    /** Counts the office's acts on single visits, and those stored ahead, from 1. */
    visits_version: someCount,
    /** The last author of an edit of the whole booking. */
    changed_by: someText,
    changed_at: someInstant,
    /** The inverse of the last act on a series (editing/inverse.ts). */
    inverse: z.optional(inverse),
    created_at: instant,
    created_by: text,
    /** The owner's reason for booking it without the client's signature. */
    unsigned_reason: someText,
    /** A digest of the request that made it, to tell its repetition from a different one with the same key. */
    request_hash: someText,
  }),
  // A series is in the indexes only while visits are still to be stored.
  keysOf: (schedule) => ({
    ...scheduleKey(schedule.id),
    ...(isUnfinished(schedule) && { ...seriesPartition, ...seriesKey(schedule) }),
  }),
  inKey: ({ pk }) => ({ id: scheduleIdOf(pk) }),
});
export type Schedule = z.infer<typeof scheduleKind.schema>;
export const { read: scheduleFrom, itemOf: scheduleItem } = scheduleKind;
