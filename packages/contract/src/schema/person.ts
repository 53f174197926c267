import { parsePhone, phoneMessage } from "@petcare/domain";
import * as z from "zod/mini";

/** Ten digits, in any grouping. */
export const phone = z.pipe(
  z.string({ error: phoneMessage }).check(
    z.maxLength(30, { error: phoneMessage, abort: true }),
    z.refine((text) => parsePhone(text) !== undefined, phoneMessage),
  ),
  z.transform((text) => parsePhone(text) ?? ""),
);
