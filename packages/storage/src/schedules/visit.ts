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

/** A stored part of a done visit's price. */
const visitPart = objectOf<VisitPart>({
  rule: text,
  name: text,
  cents: amount,
  pay: z.optional(ruleAmount),
});

/** A visit. Its local date and time frame are stored; its instants are derived (domain's visitTimes). */
const visitSchema = z.strictObject({
  ...bookingFieldSchemas,
  schedule_id: text,
  original_date: day,
  /** Its current local date. */
  date: day,
  status: z.enum(visitStatuses),
  /** Whether it is one of a series. */
  recurring: z.boolean(),
  duration_minutes: count,
  /** The frame of its booking, if this visit alone was moved to another one. */
  first_timeframe: z.optional(timeframe),
  /** The fields that were set for this visit alone. Never empty (docs/decisions/015-one-schedule-per-series.md). */
  own: z.optional(setOf<SeriesField>((value) => seriesFields.some((name) => name === value))),
  /** Whether its price was set for it alone. Absent if `own` says so: all fields of a detached visit are its own. */
  own_price: z.optional(z.boolean()),
  /** A pay that was set for this visit alone. It stays when the visit is reopened. */
  own_pay_cents: someCents,
  /** The walker's note on completing. */
  comments: someText,
  photo_urls: z.optional(texts),
  /** The walker's photos. Each is listed before its file is uploaded. Never empty. */
  photo_ids: z.optional(texts),
  photo_times: photoTimes,
  /** Never empty. */
  ticks,
  completed_at: someInstant,
  completed_by: someText,
  /** The key of the report whose text is the whole note; absent once a second text was added. */
  note_key: someText,
  /** The source of `completed_at`; absent: the server's clock. */
  done_how: z.optional(z.enum(timeSources)),
  /** When a walker arrived, and who. It stays when the visit is moved or assigned. */
  arrived_at: someInstant,
  arrived_by: someText,
  arrived_how: z.optional(z.enum(timeSources)),
  /** The keys of its latest reports, so that each counts once. Never empty. */
  report_keys: z.optional(texts),
  /** The reports stored beside it, by walker and day. Never empty. */
  reviews: z.optional(byName<string, Review>(() => true, reviewSchema)),
  /** Its incidents, by the forms' ids. None is ever removed. Never empty. */
  incidents: z.optional(byName<string, StoredIncident>(() => true, incidentSchema)),
  /** When the client deleted the note. The note and the photos stay, hidden from the client. */
  note_deleted_at: someInstant,
  /** The owner's reason, which its walker sees, too. */
  cancel_reason: someText,
  /** The version of the series that cancelled it together with others. */
  cancelled_with: someCount,
  /** The parts on top of its price. Fixed when it is completed or cancelled. Never empty. */
  parts: z.optional(z.array(visitPart)),
  /** The client's charge. Fixed when it is completed or cancelled. */
  charge_cents: z.optional(amount),
  /** The walker's pay for it. Fixed when it is completed or cancelled, so that a later rate changes nothing earned. */
  pay_cents: someCents,
  /** Its invoice. Claiming it makes no version. */
  invoice_id: someText,
  /** When the owner wrote it off. */
  written_off_at: someInstant,
  /** The owner's reason. */
  written_off_reason: someText,
  /** Its pay run. Claiming it makes no version. */
  pay_run_id: someText,
  /** The last author of the office. */
  changed_by: someText,
  changed_at: someInstant,
  /** Counts the edits, from its schedule's version when it was stored. */
  version: count,
});
export type Visit = z.infer<typeof visitSchema>;

/** The fields, besides its key, from which a visit's index keys are derived. */
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

/** The attributes that are only index keys. */
export type IndexKeys = Partial<
  Record<
    "calendar_pk" | "agenda_sk" | "open_pk" | "money_pk" | "money_sk" | "pay_pk" | "pay_sk" | "people_pk" | "people_sk",
    string
  >
>;

/**
 * Makes a visit's index keys, for every write of a visit. The walker's and the client's indexes need no others: their partitions
 * are walker_id and client_id.
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

/** Makes the key in the list of reviews and incidents that wait for the owner, or of answered ones. */
function reviewKey(visit: Sources) {
  if (isUnread(visit) || waitingReviews(visit).length > 0) return reviewListKey(visit, "REVIEWS");
  const isAnswered = reviewsOf(visit).some(({ state }) => state === "answered");
  return isAnswered && reviewListKey(visit, "REVIEWED");
}

/** Tells whether the owner has not read an incident of the visit. */
const isUnread = ({ incidents = {} }: Pick<Sources, "incidents">): boolean =>
  Object.values(incidents).some(({ read_at }) => read_at === undefined);

/** Tells whether a visit is due pay. One with unknown pay is, too: it must get a pay first. */
function isToBePaid(visit: Sources): visit is Sources & { walker_id: string } {
  const { status, walker_id, pay_cents, pay_run_id } = visit;
  const earns = status === "completed" ? pay_cents !== 0 : status === "cancelled" && (pay_cents ?? 0) !== 0;
  return earns && walker_id !== undefined && pay_run_id === undefined;
}

/** A stored visit. Its schedule and original date are only in its key. */
export const visitKind = itemKind({
  schema: visitSchema,
  keysOf: (visit) => ({ ...visitKey(visit), ...visitKeys(visit) }),
  inKey: visitKeyOf,
});
export const visitItem = visitKind.itemOf;

const part = z.partial(visitSchema) as z.ZodMiniType<unknown> as z.ZodMiniType<Visit>;

/** Reads a visit, or the part of it in an index. */
export const visitFrom = (item: Item): Visit => checked(part, visitKind.recordOf(item), item);
