import { isLocalDate, isTimeFrame, serviceTypes, timeFrames, toCents, visitStatuses } from "@petcare/domain";
import * as z from "zod/mini";

/** A key of ours: never longer than 80 characters, safe in a path. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,80}$/, "must be 1 to 80 letters, digits, dots, dashes"));

/** Day arithmetic around any of these stays inside the calendar. */
const isNear = (text: string) => /^(19|20|21)\d\d-/.test(text);

/** A day of the business's calendar, 1900 to 2199. */
export const localDate = z
  .string()
  .check(z.refine((text) => isLocalDate(text) && isNear(text), "must be a date such as 2026-11-20"));

/** ISO 8601 with a zone, e.g. 2026-11-20T14:00:00.000Z. */
export const instant = z.iso
  .datetime({ offset: true, error: "must be an instant such as 2026-11-20T14:00:00Z" })
  .check(z.refine(isNear, "must be an instant such as 2026-11-20T14:00:00Z"));

/** Start or end of a range: a local date of the business or an instant. */
export const rangeEdge = z.union([localDate, instant], {
  error: "must be a date such as 2026-11-20 or an instant such as 2026-11-20T14:00:00Z",
});

export const timeFrame = z
  .string({ error: "Date and timeframe are required" })
  .check(
    z.minLength(1, { error: "Date and timeframe are required", abort: true }),
    z.refine(isTimeFrame, "Invalid timeframe selected"),
  );
export const anyTimeFrame = z.enum(timeFrames.map((frame) => frame.value));
export const serviceType = z.enum(serviceTypes);
export const visitStatus = z.enum(visitStatuses);

/** Dollars with at most two decimals. */
export const price = z.number({ error: "must be an amount in dollars" }).check(
  z.refine((dollars) => toCents(dollars) !== undefined && dollars >= 0 && dollars <= 100_000, {
    error: "must be an amount of 0 to 100000 dollars in whole cents",
  }),
);
export const dollars = z.number();

/** Free text that may be absent; empty is sent as null (specification, chapter 5). */
export const optionalText = (longest: number) =>
  z.nullish(z.string().check(z.maxLength(longest, `must be at most ${longest} characters`)));

export const petNames = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "must not be an empty name"),
        z.maxLength(60, "must be names of at most 60 characters"),
      ),
  )
  .check(z.maxLength(50, "must be at most 50 names"));

export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.regex(/^[^@\s]+@[^@\s]+$/, "must be an email address"));

/** Only links that a browser may follow safely. */
export const webLink = z.string().check(
  z.trim(),
  z.maxLength(2000, "must be links of at most 2000 characters"),
  z.refine((text) => /^https?:\/\/[^\s/]+/i.test(text), "must be links that start with https://"),
);
