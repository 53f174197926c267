import {
  isLocalDate,
  type LocalDate,
  parsePhone,
  passwordProblem,
  phoneMessage,
  serviceTypes,
  timeFrames,
  toCents,
  visitStatuses,
} from "@petcare/domain";
import * as z from "zod/mini";
import { titled } from "./title.ts";

/** The answer where there is nothing to tell but success. */
export const done = z.object({ ok: z.literal(true) });

export const isId = z.regex(/^[A-Za-z0-9_.-]{1,80}$/, "must be 1 to 80 letters, digits, dots, dashes");
/** A key of ours: never longer than 80 characters, safe in a path. */
export const id = z.string().check(isId);

/** Day arithmetic around any of these stays inside the calendar. */
const isNear = (text: string) => /^(19|20|21)\d\d-/.test(text);

export const isDay = z.refine<string>((text) => isLocalDate(text) && isNear(text), "must be a date such as 2026-11-20");
/** A string schema that also checks for a local date, typed as one. A check alone does not change zod's type. */
export const dayOf = (schema: z.ZodMiniString<string>) =>
  schema.check(isDay) as unknown as z.ZodMiniType<LocalDate, string>;
/** A day of the business's calendar, 1900 to 2199. */
export const localDate = dayOf(z.string());

/** ISO 8601 with a zone, e.g. 2026-11-20T14:00:00.000Z. */
export const instant = z.iso
  .datetime({ offset: true, error: "must be an instant such as 2026-11-20T14:00:00Z" })
  .check(z.refine(isNear, "must be an instant such as 2026-11-20T14:00:00Z"));

/** Start or end of a range: a local date of the business or an instant. */
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
/** Dollars with at most two decimals. */
export const price = z.number({ error: "must be an amount in dollars" }).check(isPrice);
export const dollars = z.number();

/** An amount in dollars for each service. */
export const rates = z.object({ walk25: dollars, visit: dollars, overnight: dollars, other: dollars });

/** Control characters but tabs and line breaks, marks of direction, marks without width, and halves of characters. */
const unseen = /[^\P{Cc}\t\n\r]|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** Removes from a text what nobody sees and other programs may refuse. */
export const seen = z.overwrite<string>((text) => text.replace(unseen, ""));

/** The same for a text of one line: breaks and tabs become spaces. */
export const oneLine = z.overwrite<string>((text) => text.replace(/[\t\n\r\u2028\u2029]+/g, " ").replace(unseen, ""));

/** A password is never changed, so halves of characters are refused in it. */
export const wholeCharacters = z.refine<string>((text) => text.isWellFormed(), "must be made of whole characters");

/** "must be at most 300 characters". */
export const longestText = (longest: number) => z.maxLength(longest, `must be at most ${longest} characters`);

/** Free text that may be absent; empty is sent as null (docs/product/schedules.md#the-booking-form). */
export const optionalText = (title: string, longest: number) =>
  titled(title, z.nullish(z.string().check(seen, longestText(longest))));

/** One line of text that has to say something, else `missing` is told. Spaces around it are removed. */
export const requiredText = (title: string, missing: string, longest: number) =>
  titled(title, z.string({ error: missing }).check(oneLine, z.trim(), visible(missing), longestText(longest)));

/** Something that is seen: not spaces, marks without width and control characters alone. */
export const visible = (message: string) => z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, message);

const petName = z
  .string()
  .check(
    oneLine,
    z.trim(),
    visible("must not be an empty name"),
    z.maxLength(60, "must be names of at most 60 characters"),
  );
export const petNames = titled("Pets", z.array(petName).check(z.maxLength(50, "must be at most 50 names")));

/** An address that somebody signs in with, in lower case. */
export const accountEmail = titled(
  "Email",
  z.string({ error: "Email is required" }).check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, { error: "Email is required", abort: true }),
    longestText(254),
    // Neither spaces nor characters that nobody sees.
    z.regex(/^[^@\s\p{C}]+@[^@\s\p{C}]+$/u, "Please enter a valid email address"),
  ),
);

/** Ten digits, however they are grouped. */
export const phone = z.pipe(
  z.string({ error: phoneMessage }).check(
    z.maxLength(30, { error: phoneMessage, abort: true }),
    z.refine((text) => parsePhone(text) !== undefined, phoneMessage),
  ),
  z.transform((text) => parsePhone(text) ?? ""),
);

/** A code that was sent to somebody. How long it may be depends on who sent it. */
export const verificationCode = titled(
  "Verification code",
  z
    .string({ error: "Please enter the verification code" })
    .check(seen, z.trim(), z.minLength(1, "Please enter the verification code")),
);

/** A new password under the rules of the place where it is set, and Cognito's about spaces. */
export const newPassword = (place: "signup" | "settings") =>
  titled(
    "Password",
    z.string({ error: passwordProblem("", place) ?? "" }).check(
      longestText(256),
      wholeCharacters,
      ({ value, issues }) => {
        const message = passwordProblem(value, place);
        if (message) issues.push({ code: "custom", message, input: value });
      },
      z.regex(/^\S(.*\S)?$/, "Password must not begin or end with a space"),
    ),
  );

export const isWebLink = z.refine<string>(
  (text) => /^https?:\/\/[^\s/]+/i.test(text),
  "must be links that start with https://",
);
/** Only links that a browser may follow safely. */
export const webLink = z
  .string()
  .check(oneLine, z.trim(), z.maxLength(2000, "must be links of at most 2000 characters"), isWebLink);
