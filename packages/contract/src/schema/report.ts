import { careKinds, maxTicks } from "@petcare/domain";
import * as z from "zod/mini";
import { id, instant, localDate, titled } from "./basics.ts";
import { version } from "./edit.ts";
import { petName } from "./person.ts";
import { visitStatus } from "./visit-fields.ts";

/** A time that the phone saw a tap at, or that the person gave later. */
const how = z._default(z.enum(["tap", "given"], { error: "must be tap or given" }), "tap");

/**
 * The parts of a walker's report beside its words, all of them by the phone's own clock. Only how long before `sent` a
 * time was counts, so a wrong clock does no harm. The Idempotency-Key is the phone's row: with it a report counts once.
 */
export const reportFields = {
  /** When it was done. Absent: when the request comes. */
  at: titled("Time", z.optional(instant)),
  /** When the phone sends it. */
  sent: titled("Time of sending", z.optional(instant)),
  how,
  /** The version and the date that the phone showed. */
  version,
  date: titled("Date", z.optional(localDate)),
};

/** The source of an arrival, and what was read of the tag at the door: its secret or its code. Another home's counts as a tap. */
export const arrivalFields = {
  how: z._default(z.enum(["tap", "tag", "given"], { error: "must be tap, tag or given" }), "tap"),
  tag: titled("Door tag", z.optional(z.string().check(z.maxLength(64)))),
};

/** The arrival that a completion carries along. */
export const arrival = titled("Arrival", z.optional(z.object({ at: titled("Time", instant), ...arrivalFields })));

/**
 * The answer to a report that completed nothing. 'kept': the owner is asked about it. 'known': it joined what was there.
 * 'done': the arrival is noted.
 */
export const reportAnswer = z.object({
  _id: id,
  outcome: z.enum(["done", "kept", "known"]),
  /** The status of the visit as it is now. */
  visit: visitStatus,
  /** The sentence that the walker reads. */
  sentence: z.string(),
});

const care = z.enum(careKinds, { error: `must be ${careKinds.join(" or ")}` });

/** A care task that a walker has done for a pet, and when. */
export const careTicks = z.array(z.object({ pet: z.string(), care, at: instant }));

/** The ticks of a completion, by the phone's own clock. */
export const sentTicks = titled(
  "Ticks",
  z._default(
    z
      .array(z.object({ pet: titled("Pet", petName), care: titled("Care", care), at: titled("Time", instant) }))
      .check(z.maxLength(maxTicks, `must be at most ${maxTicks} ticks`)),
    [],
  ),
);
