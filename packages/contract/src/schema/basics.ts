import { isLocalDate, type LocalDate, type Role, roles, timeFrames } from "@petcare/domain";
import * as z from "zod/mini";

/** A field with a name for people. Messages about the field use that name: "Garage code must be …". */
export function titled<Schema extends z.ZodMiniType>(title: string, schema: Schema): Schema {
  // A copy, for other fields may have the same schema and another name.
  const own = schema.clone();
  z.globalRegistry.add(own, { title });
  return own;
}

/** The name for people of a field of an object schema; undefined if it has none. */
export function titleOf(schema: z.ZodMiniType, field: PropertyKey | undefined): string | undefined {
  const inner = schema instanceof z.ZodMiniObject && field !== undefined ? schema.shape[String(field)] : undefined;
  return inner && z.globalRegistry.get(inner)?.title;
}

export const isId = z.regex(
  /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/,
  "must be 1 to 80 letters, digits, dots, dashes, and begin with a letter or digit",
);
/** One of our own keys: at most 80 characters, all of them safe in a path. A path of dots alone would lead elsewhere. */
export const id = z.string().check(isId);

/** Control characters except tabs and line breaks, marks of direction, marks without width, and halves of characters. */
const unseen = /[^\P{Cc}\t\n\r]|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu;

/** Removes from a text what nobody sees and other programs may refuse. */
export const seen = z.overwrite<string>((text) => text.replace(unseen, ""));

/** The same for a text of one line: breaks and tabs become spaces. */
export const oneLine = z.overwrite<string>((text) => text.replace(/[\t\n\r\u2028\u2029]+/g, " ").replace(unseen, ""));

const isVisible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** At least one visible character, so spaces, control characters and marks without width are not enough. */
export const visible = (message: string) => z.regex(isVisible, message);

/** Drops the empty texts of a list. */
export const withoutEmpty = z.overwrite<string[]>((texts) => texts.filter((text) => isVisible.test(text)));

/** For example "must be at most 300 characters". */
export const maxText = (maxLength: number) => z.maxLength(maxLength, `must be at most ${maxLength} characters`);

/** Free text that may be absent; empty is sent as null (docs/product/schedules.md#the-booking-form). */
export const optionalText = (title: string, maxLength: number) =>
  titled(title, z.nullish(z.string().check(seen, maxText(maxLength))));

/** A line of text that must say something, or the message is `missing`. Spaces around it are removed. */
export const requiredLine = (title: string, missing: string, maxLength: number) =>
  titled(title, z.string({ error: missing }).check(oneLine, z.trim(), visible(missing), maxText(maxLength)));

/** Only links that a browser may follow safely. */
const isWebLink = z.refine<string>(
  (text) => text === "" || /^https?:\/\/[^\s/]+/i.test(text),
  "must be links that start with https:// or http://",
);
const webLink = z
  .string()
  .check(oneLine, z.trim(), z.maxLength(2000, "must be links of at most 2000 characters"), isWebLink);

/** Links in a list, or in a text with commas between them. Null and empty text are none, and empty entries drop. */
export const webLinks = (maxLength: number) =>
  z.pipe(
    z.pipe(
      z.nullish(z.union([z.array(z.string()), z.string()], "must be a list, or a text with commas")),
      z.transform((links) => (typeof links === "string" ? links.split(",") : (links ?? []))),
    ),
    // Counted before each is read: a refusal names each wrong one.
    z.pipe(
      z.array(z.string()).check(withoutEmpty, z.maxLength(maxLength, `must be at most ${maxLength} links`)),
      z.array(webLink),
    ),
  );

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

/** Refuses a list in which two members have the same key. */
export const once = <Member>(message: string, keyOf: (member: Member) => string) =>
  z.refine<readonly Member[]>((members) => new Set(members.map(keyOf)).size === members.length, message);

/** The version of a record that was seen. Where it is another one by now, nothing is written. */
export const seenVersion = titled("Version", z.int("must be a whole number").check(z.minimum(1, "must be at least 1")));

/** Counts the changes of settings; 0 where the owner has made none. */
export const settingsVersion = titled(
  "Version",
  z.int("must be a whole number").check(z.minimum(0, "must be at least 0")),
);

/** The answer of an act that has nothing else to report. */
export const done = z.object({ ok: z.literal(true) });

export { type Role, roles };
export const role = z.enum(roles);

/** Words of the contract as callers may write them: in upper or lower case. */
export const inAnyCase = <Words extends z.ZodMiniType<string, string>>(words: Words) =>
  z.pipe(z.string().check(z.toLowerCase()), words);
