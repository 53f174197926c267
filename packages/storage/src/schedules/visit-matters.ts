import { careKinds, timeSources } from "@petcare/domain";
import * as z from "zod/mini";
import { day, instant, someInstant, someText, text, texts } from "../table/fields.ts";

// The parts of a visit that have a shape of their own.

/** When photos were added. A photo of an earlier release has no time. An id may be any name: none can be an attribute's. */
export const photoTimes = z.optional(z.array(z.strictObject({ id: text, at: instant })));

export const ticks = z.optional(z.array(z.strictObject({ pet: text, care: z.enum(careKinds), at: instant })));
/** The care that its walker has ticked, each with its instant. */
export type CareTicks = NonNullable<z.infer<typeof ticks>>;

/** A report to settle, with its words. */
export const matterSchema = z.strictObject({
  by: text,
  done_at: someInstant,
  arrived_at: someInstant,
  arrived_how: z.optional(z.enum(timeSources)),
  how: z.optional(z.enum(timeSources)),
  /** How many minutes the phone's clock was fast; below 0: slow. Absent where it was right. */
  clock_minutes: z.optional(z.int()),
  day,
  since: instant,
  was: someText,
  comments: text,
  photo_urls: texts,
  photo_ids: z.optional(texts),
  photo_times: photoTimes,
  ticks,
});
export type StoredMatter = z.infer<typeof matterSchema>;

/**
 * The words of the owner or a walker about something that went wrong. Nothing of it changes but that the owner has read it.
 */
export const incidentSchema = z.strictObject({
  by: text,
  /** When it came. */
  at: instant,
  /** When it was written, where a phone kept it until it had a signal. */
  written_at: someInstant,
  /** When its author learned of it. */
  known_at: instant,
  /** By how many minutes both times were put right: the phone's clock was fast, or below 0 slow. Absent where it was right. */
  clock_minutes: z.optional(z.int()),
  words: text,
  read_at: someInstant,
});
export type StoredIncident = z.infer<typeof incidentSchema>;

/** The most incidents of one visit. A visit with as many long ones, and its reports, stays below 400 KB. */
export const maxIncidents = 10;

/** The most reports that can wait on one visit. A visit with as many long ones stays below 400 KB. */
export const maxMatters = 10;
