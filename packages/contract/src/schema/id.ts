import * as z from "zod/mini";

export const isId = z.regex(
  /^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$/,
  "must be 1 to 80 letters, digits, dots, dashes, and begin with a letter or digit",
);
/** One of our own keys: at most 80 characters, all of them safe in a path. A path of dots alone would lead elsewhere. */
export const id = z.string().check(isId);
