import * as z from "zod/mini";
import { titled } from "./title.ts";

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
