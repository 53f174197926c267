import * as z from "zod/mini";

export const isId = z.regex(/^[A-Za-z0-9_.-]{1,80}$/, "must be 1 to 80 letters, digits, dots, dashes");
/** One of our own keys: at most 80 characters, all of them safe in a path. */
export const id = z.string().check(isId);

/**
 * The id that a form makes for an act. The same request again gets the same answer, and does nothing. What the act makes
 * has a longer id of it.
 */
export const requestId = id.check(z.maxLength(60, "must be at most 60 characters"));
