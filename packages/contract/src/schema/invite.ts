import * as z from "zod/mini";
import { localDate } from "./basics.ts";

/** The invite of somebody without an account. */
export const invite = z.object({
  code: z.string(),
  /** Opens the signup with the code filled in. */
  link: z.string(),
  /** The text message. */
  text: z.string(),
  /** The last day on which it can be used. */
  expires_on: localDate,
  /** When the text was sent; null if it was not. */
  sent_on: z.nullable(localDate),
});
