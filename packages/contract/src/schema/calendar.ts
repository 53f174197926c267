import { isLocalDate, type LocalDate, timeFrames } from "@petcare/domain";
import * as z from "zod/mini";

/** Day arithmetic around these years stays inside the supported calendar. */
const isNear = (text: string) => /^(19|20|21)\d\d-/.test(text);

export const isDay = z.refine<string>((text) => isLocalDate(text) && isNear(text), "must be a date such as 2026-11-20");
/** Adds the check for a local date to a string schema, and its type. In zod a check alone does not change the type. */
export const dayOf = (schema: z.ZodMiniString<string>) =>
  schema.check(isDay) as unknown as z.ZodMiniType<LocalDate, string>;
/** A day of the business's calendar, 1900 to 2199. */
export const localDate = dayOf(z.string());

/** ISO 8601 with a zone, e.g. 2026-11-20T14:00:00.000Z. */
export const instant = z.iso
  .datetime({ offset: true, error: "must be an instant such as 2026-11-20T14:00:00Z" })
  .check(z.refine(isNear, "must be an instant such as 2026-11-20T14:00:00Z"));

/** The start or end of a range: a local date of the business, or an instant. */
export const rangeEdge = z.union([localDate, instant], {
  error: "must be a date such as 2026-11-20 or an instant such as 2026-11-20T14:00:00Z",
});

export const timeFrame = z.enum(
  timeFrames.map((frame) => frame.value),
  {
    error: ({ input }) =>
      typeof input === "string" && input !== "" ? "Invalid timeframe selected" : "Date and timeframe are required",
  },
);
