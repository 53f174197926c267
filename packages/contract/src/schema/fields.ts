import {
  isLocalDate,
  type LocalDate,
  parsePhone,
  phoneMessage,
  serviceTypes,
  timeFrames,
  toCents,
  visitStatuses,
} from "@petcare/domain";
import * as z from "zod/mini";
import { oneLine, visible } from "./text.ts";
import { titled } from "./title.ts";

/** The answer of an act that has nothing else to report. */
export const done = z.object({ ok: z.literal(true) });

export const isId = z.regex(/^[A-Za-z0-9_.-]{1,80}$/, "must be 1 to 80 letters, digits, dots, dashes");
/** One of our own keys: at most 80 characters, all of them safe in a path. */
export const id = z.string().check(isId);

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
export const serviceType = z.enum(serviceTypes);
export const visitStatus = z.enum(visitStatuses);

export const isPrice = z.refine<number>(
  (dollars) => toCents(dollars) !== undefined && dollars <= 100_000,
  "must be an amount of 0 to 100000 dollars in whole cents",
);
/** An amount in dollars, with at most two decimals. */
export const price = z.number({ error: "must be an amount in dollars" }).check(isPrice);
export const dollars = z.number();

/** An amount in dollars for each service. */
export const rates = z.object({ walk25: dollars, visit: dollars, overnight: dollars, other: dollars });

const petName = z
  .string()
  .check(
    oneLine,
    z.trim(),
    visible("must not be an empty name"),
    z.maxLength(60, "must be names of at most 60 characters"),
  );
export const petNames = titled("Pets", z.array(petName).check(z.maxLength(50, "must be at most 50 names")));

/** Ten digits, in any grouping. */
export const phone = z.pipe(
  z.string({ error: phoneMessage }).check(
    z.maxLength(30, { error: phoneMessage, abort: true }),
    z.refine((text) => parsePhone(text) !== undefined, phoneMessage),
  ),
  z.transform((text) => parsePhone(text) ?? ""),
);
