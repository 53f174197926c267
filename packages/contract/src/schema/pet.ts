import * as z from "zod/mini";

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
