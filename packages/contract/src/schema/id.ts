import * as z from "zod/mini";

export const isId = z.regex(/^[A-Za-z0-9_.-]{1,80}$/, "must be 1 to 80 letters, digits, dots, dashes");
/** One of our own keys: at most 80 characters, all of them safe in a path. */
export const id = z.string().check(isId);
