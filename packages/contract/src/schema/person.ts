import { parsePhone, phoneMessage, phoneProblem } from "@petcare/domain";
import * as z from "zod/mini";
import { oneLine, titled, visible, withoutEmpty } from "./basics.ts";

/** A text that is a phone number or empty. The sentence says why not. */
export const isPhoneIfAny = z.check<string>(({ value, issues }) => {
  const message = value && phoneProblem(value);
  if (message) issues.push({ code: "custom", message, input: value });
});

/** Ten digits, in any grouping. */
export const phone = z.pipe(
  z.string({ error: phoneMessage }).check(
    z.refine((text) => text !== "", phoneMessage),
    z.maxLength(30, { error: phoneMessage, abort: true }),
    isPhoneIfAny,
  ),
  z.transform((text) => parsePhone(text) ?? ""),
);

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

const anyName = z.string().check(oneLine, z.trim(), z.maxLength(60, "must be names of at most 60 characters"));
export const petName = anyName.check(visible("must not be an empty name"));
/** Names in a list. Empty ones drop. */
export const petNames = titled(
  "Pets",
  z.array(anyName).check(withoutEmpty, z.maxLength(50, "must be at most 50 names")),
);
