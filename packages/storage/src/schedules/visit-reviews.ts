import { careKinds, reviewAnswers, reviewReasons, reviewStates, timeSources } from "@petcare/domain";
import * as z from "zod/mini";
import { amount, instant, someInstant, someText, text, texts } from "../table/item-kind.ts";

// The schemas of a visit's structured fields.

/** When photos were added. A photo of an earlier release has no time. A list, because an id may be any text. */
export const photoTimes = z.optional(z.array(z.strictObject({ id: text, at: instant })));

export const ticks = z.optional(z.array(z.strictObject({ pet: text, care: z.enum(careKinds), at: instant })));

/** A report stored beside its visit, and the owner's answer. */
export const reviewSchema = z.strictObject({
  reason: z.optional(z.enum(reviewReasons)),
  state: z.enum(reviewStates),
  report: z.strictObject({
    key: someText,
    done_at: someInstant,
    how: z.optional(z.enum(timeSources)),
    arrived_at: someInstant,
    arrived_how: z.optional(z.enum(timeSources)),
    comments: text,
    photo_urls: texts,
    photo_ids: z.optional(texts),
    photo_times: photoTimes,
    ticks,
  }),
  answer: z.optional(
    z.strictObject({
      do: z.enum(reviewAnswers),
      charge: amount,
      pay: amount,
      at: instant,
      extra_id: someText,
      before: z.optional(z.custom<Readonly<Record<string, unknown>>>((value) => value instanceof Object)),
    }),
  ),
});

/**
 * A report of the owner or a walker about something that went wrong. It never changes, except that the owner has read it.
 */
export const incidentSchema = z.strictObject({
  by: text,
  /** When it was stored. */
  at: instant,
  /** When it was written, if a phone sent it later. */
  written_at: someInstant,
  /** When its author learned of it. */
  known_at: instant,
  /** The minutes by which both times were corrected, because the phone's clock was fast, or slow if below 0. */
  clock_minutes: z.optional(z.int()),
  words: text,
  read_at: someInstant,
});
export type StoredIncident = z.infer<typeof incidentSchema>;

/** The most incidents of one visit. A visit with as many long ones, and its reviews, stays below 400 KB. */
export const maxIncidents = 10;
