import { agreementKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint, type Endpoint } from "./endpoint.ts";
import { cursor } from "./paged-endpoint.ts";
import { id, instant, localDate, rangeEdge, seenVersion, timeFrame, titled } from "./schema/basics.ts";
import { bookingChecks, bookingFields, bookingTextAnswers, calendarVisit, unsignedReason } from "./schema/booking.ts";
import { dollars } from "./schema/money.ts";
import { tell } from "./schema/tell.ts";
import { lastChange, serviceType, visitStatus } from "./schema/visit-fields.ts";

const newBooking = z.extend(bookingFields, {
  unsigned_reason: unsignedReason,
  tell,
  /** The client's request that it answers. It is accepted with the booking. */
  request: z.optional(z.object({ id, version: seenVersion })),
});

/** The payload of the booking form; see docs/product/schedules.md#the-booking-form. */
export const scheduleBody = newBooking.check(...bookingChecks<z.output<typeof newBooking>>());

export const createSchedule = defineEndpoint({
  name: "createSchedule",
  method: "POST",
  path: "/schedules",
  handler: "schedules/create-schedule",
  audience: ["admin"],
  summary: "Books one visit, or a series when rrule is given.",
  body: scheduleBody,
  answer: z.object({ id, _id: id }),
  status: 201,
});

/** The fields that one visit can have of its own. */
const occurrenceAnswers = {
  timeframe: timeFrame,
  walker_id: z.nullable(id),
  pet_names: z.array(z.string()),
  price: dollars,
  service_label: z.nullable(z.string()),
  ...bookingTextAnswers,
};

/** A schedule as the owner opens it; see docs/product/schedules.md. */
export const existingSchedule = z.object({
  /** The requested id, of the schedule or of one of its visits. */
  id,
  /** When a visit on `date` starts. */
  start: instant,
  date: localDate,
  rrule: z.nullable(z.string()),
  /** The id of the series, if one of its visits was requested. */
  parent_schedule_id: z.nullable(id),
  /** When the requested visit was first planned to start. */
  occurrence_start: z.nullable(instant),
  timeframe: timeFrame,
  service: serviceType,
  service_type: serviceType,
  client_id: id,
  walker_id: z.nullable(id),
  pet_names: z.array(z.string()),
  price: dollars,
  status: visitStatus,
  ...bookingTextAnswers,
  service_label: z.nullable(z.string()),
  /** Counts the edits of the schedule, from 1. */
  version: z.int(),
  /** The requested visit, as it is now. The fields above are what its series gives to it. */
  occurrence: z.nullable(
    z.object({
      date: localDate,
      status: visitStatus,
      version: z.int(),
      changed: lastChange,
      /** The fields that were set for it alone. */
      own: z.array(z.string()),
      values: z.object(occurrenceAnswers),
    }),
  ),
  changed: lastChange,
  /** The steps of the series, by original date: `until` is null for the last one. */
  steps: z.array(z.object({ from: localDate, until: z.nullable(localDate), visits: z.nullable(z.int()) })),
});

export const getSchedule = defineEndpoint({
  name: "getSchedule",
  method: "GET",
  path: "/schedules/{id}",
  handler: "schedules/get-schedule",
  audience: ["admin"],
  summary: "A schedule, by its own id or the id of one of its visits.",
  params: z.object({ id }),
  answer: existingSchedule,
});

const dates = z.array(localDate);

/** A warning for the owner, with its dates (docs/product/schedules.md#conflicts). */
const conflict = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("frame_too_full"),
    dates,
    walker: z.string(),
    /** Work and travel with this booking, on the fullest of the dates. */
    minutes: z.int(),
    /** How long the frame is, in minutes. */
    of: z.int(),
  }),
  z.object({ kind: z.literal("walker_inactive"), dates, walker: z.string() }),
  z.object({ kind: z.literal("walker_off"), dates, walker: z.string() }),
  z.object({ kind: z.literal("same_service"), dates }),
  z.object({ kind: z.literal("same_day"), dates }),
  z.object({ kind: z.literal("same_night"), dates, walker: z.string() }),
]);

export const checkSchedule = defineEndpoint({
  name: "checkSchedule",
  method: "POST",
  path: "/schedules/check",
  handler: "schedules/check-schedule",
  audience: ["admin"],
  summary: "The conflicts of a booking that is being filled in, and the walkers with room for it. Writes nothing.",
  body: z.object({
    date: bookingFields.shape.date,
    timeframe: timeFrame,
    service_type: serviceType,
    client_id: titled("Client", z.nullish(id)),
    walker_id: titled("Walker", z.nullish(id)),
    rrule: bookingFields.shape.rrule,
    /** The id of the schedule or the visit that is edited, which is no conflict of itself. */
    except: z.nullish(id),
  }),
  answer: z.object({
    conflicts: z.array(conflict),
    /** The agreements that the client of a new booking has not signed. */
    unsigned: z.array(z.enum(agreementKinds)),
    /** The best first. */
    fits: z.array(
      z.object({
        walker_id: id,
        name: z.string(),
        /** How many of the client's last visits, at most 20, were this walker's. */
        knows: z.object({ visits: z.int(), of: z.int() }),
        /** Work and travel with this booking, on the fullest of the dates. */
        minutes: z.int(),
        room: z.array(z.object({ date: localDate, fits: z.boolean() })),
      }),
    ),
  }),
});

/** A visit as the calendar has it. */
export type CalendarVisit = z.output<typeof calendarVisit>;

export const listSchedules = defineEndpoint({
  name: "listSchedules",
  method: "GET",
  path: "/schedules",
  handler: "schedules/list-schedules",
  audience: ["admin"],
  summary: "Every visit from start to end (exclusive), at most 100 days, at any date.",
  query: z.object({ start: rangeEdge, end: rangeEdge, cursor }),
  answer: z.array(calendarVisit),
  paged: "if long",
});

export const schedulesEndpoints: readonly Endpoint[] = [createSchedule, checkSchedule, listSchedules, getSchedule];
