import { parsePhone, phoneMessage, phoneProblem } from "@petcare/domain";
import * as z from "zod/mini";

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
