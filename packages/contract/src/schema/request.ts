import { maxRequestWords, requestKinds, standings } from "@petcare/domain";
import * as z from "zod/mini";
import { id, instant, localDate, optionalText, timeFrame } from "./basics.ts";
import { careChange } from "./care-sheet.ts";
import { dollars, parts } from "./money.ts";
import { serviceType } from "./visit-fields.ts";

/** Words beside a request or an answer. Nothing is decided by them. */
export const requestWords = optionalText("Words", maxRequestWords);

const place = z.object({ date: localDate, timeframe: timeFrame });

/** The price or the charge of a request, as it is or as it was shown. Amounts are in dollars. */
export const quote = z.object({
  /** The price with its parts; for 'cancel' and 'away' the charge. */
  total: dollars,
  parts,
});

/** A request as whoever asks reads it. */
export const clientRequest = z.object({
  _id: id,
  version: z.int(),
  kind: z.enum(requestKinds),
  standing: z.enum(standings),
  asked_at: instant,
  /** The walk that is asked for, or the visit as the client saw it. For 'care' the day of asking, or of the answer. */
  date: localDate,
  /** Null for 'care' and 'off', and so is the service. */
  timeframe: z.nullable(timeFrame),
  service_type: z.nullable(serviceType),
  service_label: z.nullable(z.string()),
  pet_names: z.array(z.string()),
  /** For 'away' and 'off' the last day; `date` is the first one. For 'away': how many visits are cancelled. */
  through: z.nullable(localDate),
  visit_count: z.nullable(z.int()),
  /** It repeats each week on these days, 0 Monday … 6 Sunday; null: once. */
  weekdays: z.nullable(z.array(z.int())),
  visit_id: z.nullable(id),
  /** For 'cancel': the visits of its series after it go, too. */
  following: z.boolean(),
  /** For 'change': where the visit is to be. */
  to: z.nullable(place),
  /** For 'care': the fields that are to change; once it is accepted, those that did. */
  care: z.nullable(z.array(careChange)),
  words: z.nullable(z.string()),
  quote,
  /** The owner's words. */
  answer: z.nullable(z.string()),
});
