import { parsePhone, phoneMessage } from "@petcare/domain";
import * as z from "zod/mini";
import { oneLine, visible } from "./text.ts";
import { titled } from "./title.ts";

export const petName = z
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
