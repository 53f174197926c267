import * as z from "zod/mini";
import { oneLine, visible } from "./text.ts";
import { titled } from "./title.ts";

/** A pet as it is answered. */
export const pet = z.object({
  name: z.string(),
  kind: z.optional(z.string()),
  feeding: z.optional(z.string()),
  medication: z.optional(z.string()),
  vet: z.optional(z.string()),
  flags: z.optional(z.array(z.string())),
  notes: z.optional(z.string()),
});

export const petName = z
  .string()
  .check(
    oneLine,
    z.trim(),
    visible("must not be an empty name"),
    z.maxLength(60, "must be names of at most 60 characters"),
  );
export const petNames = titled("Pets", z.array(petName).check(z.maxLength(50, "must be at most 50 names")));
