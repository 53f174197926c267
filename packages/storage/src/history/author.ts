import { type Way, ways } from "@petcare/domain";
import * as z from "zod/mini";
import { instant, text } from "../table/fields.ts";

export type { Way };

/** Who changes something, how and when. Every change tells it in the history of what it changes. */
export const authorSchema = z.strictObject({
  /** The user's id; where nobody acts, the job's name. */
  id: text,
  way: z.enum(ways),
  request_id: text,
  at: instant,
});
export type Author = z.infer<typeof authorSchema>;
