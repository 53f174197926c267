import {
  billingOf,
  isOpen,
  type Review,
  type RuleAmount,
  reviewsOf,
  type SeriesField,
  seriesFields,
  timeSources,
  type VisitPart,
  visitStatuses,
  waitingReviews,
} from "@petcare/domain";
import * as z from "zod/mini";
import {
  amount,
  byName,
  checked,
  count,
  day,
  itemKind,
  objectOf,
  setOf,
  someCents,
  someCount,
  someInstant,
  someText,
  text,
  texts,
  timeframe,
} from "../table/item-kind.ts";
import {
  agendaKey,
  billKey,
  calendarPartition,
  openPartition,
  reviewListKey,
  toPayKey,
  unfinishedKey,
  visitKey,
  visitKeyOf,
} from "../table/keys.ts";
import type { Item } from "../table/query.ts";
import type { VisitKey } from "../table/visit-id.ts";
import { bookingFieldSchemas } from "./booking.ts";
import { incidentSchema, photoTimes, reviewSchema, type StoredIncident, ticks } from "./visit-reviews.ts";

export const ruleAmount = z.union([
  z.strictObject({ cents: amount }),
  z.strictObject({ percent: amount }),
]) as z.ZodMiniType<RuleAmount>;

/** A part of a visit's price, as a done visit keeps it. */
const visitPart = objectOf<VisitPart>({
  rule: text,
  name: text,
  cents: amount,
  pay: z.optional(ruleAmount),
});

/** One dated piece of work. Its wall date and time frame are stored; its instants are derived (domain's visitTimes). */
const visitSchema = z.strictObject({
  ...bookingFieldSchemas,
  schedule_id: text,
  original_date: day,
  /** The local date on which it is now. */
  date: day,
  status: z.enum(visitStatuses),
  /** Whether it is one of a series. */
  recurring: z.boolean(),
  duration_minutes: count,
  /** The frame that its series or booking gave, where an act on this visit alone put it into another one. */
  first_timeframe: z.optional(timeframe),
  /** The fields that were set for this visit alone. Never empty (docs/decisions/015-one-schedule-per-series.md). */
  own: z.optional(setOf<SeriesField>((value) => seriesFields.some((name) => name === value))),
  /** Whether its price was set for it alone. Absent where `own` says it: all fields of a visit that stands alone are own. */
  own_price: z.optional(z.boolean()),
  /** A pay that was set for this visit alone. It stays when the visit is reopened. */
  own_pay_cents: someCents,
  /** The walker's note on completing. */
  comments: someText,
  photo_urls: z.optional(texts),
  /** The photos that its walker took. Each is named before its file comes. Never empty. */
  photo_ids: z.optional(texts),
  photo_times: photoTimes,
  /** Never empty. */
  ticks,
  completed_at: someInstant,
  completed_by: someText,
  /** The key of the report whose words are the whole note; absent once a second text was added. */
  note_key: someText,
  /** The source of `completed_at`; absent: the server's clock. */
  done_how: z.optional(z.enum(timeSources)),
  /** When its walker was there, and who that was. It stays when the visit is moved or assigned. */
  arrived_at: someInstant,
  arrived_by: someText,
  arrived_how: z.optional(z.enum(timeSources)),
  /** The keys of the last reports that it has had, so that each counts once. Never empty. */
  report_keys: z.optional(texts),
  /** The reports that are kept beside it, by walker and day. Never empty. */
  reviews: z.optional(byName<string, Review>(() => true, reviewSchema)),
  /** The things that went wrong, by the ids that forms gave. None is ever removed. Never empty. */
  incidents: z.optional(byName<string, StoredIncident>(() => true, incidentSchema)),
  /** When the client deleted the note. It and the photos are kept, but the client reads neither. */
  note_deleted_at: someInstant,
  /** Its walker reads it, too. */
  cancel_reason: someText,
  /** The version of the series that cancelled it, where it was cancelled together with others. */
  cancelled_with: someCount,
  /** The parts beside its price, by the rules that counted. Fixed when it is completed or cancelled. Never empty. */
  parts: z.optional(z.array(visitPart)),
  /** The amount that the client is billed. Fixed when it is completed or cancelled. */
  charge_cents: z.optional(amount),
  /** The walker's pay for it. Fixed when it is completed or cancelled, so that a later rate changes nothing earned. */
  pay_cents: someCents,
  /** The invoice that it is on. Putting it there counts no edit. */
  invoice_id: someText,
  /** When the owner decided never to bill it. */
  written_off_at: someInstant,
  /** Why. */
  written_off_reason: someText,
  /** The pay run that it is in. Putting it there counts no edit. */
  pay_run_id: someText,
  /** The last author of the office. */
  changed_by: someText,
  changed_at: someInstant,
  /** Counts the edits, from its schedule's version when it was stored. */
  version: count,
});
export type Visit = z.infer<typeof visitSchema>;

/** All that the keys of a visit's indexes are derived from, beside its own key. */
export const keySources = [
  "date",
  "timeframe",
  "client_id",
  "walker_id",
  "status",
  "charge_cents",
  "pay_cents",
  "invoice_id",
  "written_off_at",
  "pay_run_id",
] as const satisfies readonly (keyof Visit)[];

type Sources = VisitKey & Pick<Visit, (typeof keySources)[number]> & Partial<Pick<Visit, "reviews" | "incidents">>;

/** The attributes that are nothing but keys of indexes. */
export type IndexKeys = Partial<
  Record<
    "calendar_pk" | "agenda_sk" | "open_pk" | "money_pk" | "money_sk" | "pay_pk" | "pay_sk" | "people_pk" | "people_sk",
    string
  >
>;

/**
 * Makes a visit's keys of the indexes. Every write of a visit takes its keys from here. The walker's and the client's
 * indexes need nothing more: their partitions are walker_id and client_id.
 */
export function visitKeys(visit: Sources): IndexKeys {
  return {
    ...calendarPartition(visit.date),
    ...agendaKey(visit),
    ...(isOpen(visit) && { ...unfinishedKey(visit), ...openPartition(visit.client_id) }),
    ...(billingOf(visit) === "to-bill" && billKey(visit)),
    ...(isToBePaid(visit) && toPayKey(visit)),
    ...reviewKey(visit),
  };
}

/** The list of what the owner is to answer or to read, or else of what they have answered. */
function reviewKey(visit: Sources) {
  if (isUnread(visit) || waitingReviews(visit).length > 0) return reviewListKey(visit, "REVIEWS");
  const isAnswered = reviewsOf(visit).some(({ state }) => state === "answered");
  return isAnswered && reviewListKey(visit, "REVIEWED");
}

/** Tells whether the owner has an incident of the visit still to read. */
const isUnread = ({ incidents = {} }: Pick<Sources, "incidents">): boolean =>
  Object.values(incidents).some(({ read_at }) => read_at === undefined);

/** A completed visit whose pay is not known yet is due too: it must get one before it is paid. */
function isToBePaid(visit: Sources): visit is Sources & { walker_id: string } {
  const { status, walker_id, pay_cents, pay_run_id } = visit;
  const earns = status === "completed" ? pay_cents !== 0 : status === "cancelled" && (pay_cents ?? 0) !== 0;
  return earns && walker_id !== undefined && pay_run_id === undefined;
}

/** The schedule and the original date of a visit are in its key alone. */
export const visitKind = itemKind({
  schema: visitSchema,
  keysOf: (visit) => ({ ...visitKey(visit), ...visitKeys(visit) }),
  inKey: visitKeyOf,
});
export const visitItem = visitKind.itemOf;

const part = z.partial(visitSchema) as z.ZodMiniType<unknown> as z.ZodMiniType<Visit>;

/** A visit, or the part of it that an index has. */
export const visitFrom = (item: Item): Visit => checked(part, visitKind.recordOf(item), item);
