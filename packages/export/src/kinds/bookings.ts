import {
  bookingTextNames,
  type EarlierStep,
  isLocalDate,
  openStatuses,
  type Recurrence,
  type RecurrenceEnd,
  type SeriesField,
  seriesFields,
  serviceTypes,
  textsBy,
  visitStatuses,
} from "@petcare/domain";
import type { Booking, Schedule, Visit } from "@petcare/storage";
import { isUnfinishedSeries, scheduleFrom, scheduleItem, visitFrom, visitItem } from "@petcare/storage/items";
import * as z from "zod/mini";
import {
  amount,
  count,
  day,
  instant,
  recordOf,
  setOf,
  someCents,
  someInstant,
  someText,
  text,
  texts,
  timeframe,
} from "./fields.ts";
import { kindOf } from "./kind.ts";

const booking = {
  timeframe,
  service: z.enum(serviceTypes),
  client_id: text,
  walker_id: someText,
  pet_names: texts,
  price_cents: amount,
  service_label: someText,
  ...textsBy(bookingTextNames, () => someText),
} satisfies Record<keyof Booking, unknown>;

const end: z.ZodMiniType<RecurrenceEnd> = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("never") }),
  z.strictObject({ type: z.literal("until"), date: day }),
  z.strictObject({ type: z.literal("count"), count }),
]);

const recurrence: z.ZodMiniType<Recurrence> = z.discriminatedUnion("frequency", [
  z.strictObject({ frequency: z.literal("none") }),
  z.strictObject({ frequency: z.literal("daily"), interval: count, end }),
  z.strictObject({ frequency: z.literal("weekly"), interval: count, weekdays: z.array(count), end }),
  z.strictObject({
    frequency: z.literal("monthly"),
    interval: count,
    by: z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("date"), day: count }),
      z.strictObject({ type: z.literal("weekday"), nth: count, weekday: count }),
    ]),
    end,
  }),
]);

/** What a series gave to earlier dates; null where it gave nothing. */
const earlierStep = recordOf<EarlierStep>({
  until: day,
  fields: z.strictObject({
    timeframe: z.exactOptional(z.nullable(timeframe)),
    service: z.exactOptional(z.nullable(booking.service)),
    walker_id: z.optional(z.nullable(text)),
    pet_names: z.exactOptional(z.nullable(texts)),
    price_cents: z.exactOptional(z.nullable(amount)),
    service_label: z.optional(z.nullable(text)),
    ...textsBy(bookingTextNames, () => z.optional(z.nullable(text))),
  } satisfies Record<SeriesField, unknown>),
});

export const schedules = kindOf<Schedule>({
  name: "schedules",
  keys: [["SCHEDULE#*", "SCHEDULE"]],
  schema: recordOf<Schedule>({
    ...booking,
    id: text,
    date: day,
    recurrence,
    earlier: z.optional(z.array(earlierStep)),
    cut: z.optional(z.strictObject({ end })),
    status: z.enum(openStatuses),
    stored_through: day,
    stored_ahead: z.optional(setOf<Schedule["date"]>(isLocalDate)),
    version: count,
    touched: z.optional(count),
    changed_by: someText,
    changed_at: someInstant,
    created_at: instant,
    created_by: text,
    request_hash: someText,
  }),
  recordOf: scheduleFrom,
  itemOf: (schedule) => scheduleItem(schedule, isUnfinishedSeries(schedule)),
});

const isSeriesField = (value: unknown) => seriesFields.some((name) => name === value);

export const visits = kindOf<Visit>({
  name: "visits",
  keys: [["SCHEDULE#*", "VISIT#*"]],
  schema: recordOf<Visit>({
    ...booking,
    schedule_id: text,
    original_date: day,
    date: day,
    status: z.enum(visitStatuses),
    recurring: z.boolean(),
    duration_minutes: count,
    own: z.optional(setOf<SeriesField>(isSeriesField)),
    own_pay_cents: someCents,
    comments: someText,
    photo_urls: z.optional(texts),
    completed_at: someInstant,
    completed_by: someText,
    completion_hash: someText,
    note_deleted_at: someInstant,
    cancel_reason: someText,
    cancelled_with: z.optional(count),
    charge_cents: z.optional(amount),
    pay_cents: someCents,
    invoice_id: someText,
    written_off_at: someInstant,
    written_off_reason: someText,
    pay_run_id: someText,
    changed_by: someText,
    changed_at: someInstant,
    version: count,
  }),
  recordOf: visitFrom,
  itemOf: visitItem,
});
