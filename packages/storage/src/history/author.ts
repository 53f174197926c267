import { type Way, ways } from "@petcare/domain";
import * as z from "zod/mini";
import { instant, someYes, text } from "../table/fields.ts";

export type { Way };

/** The author of a change, its way and its time, as the history records them. */
export const authorSchema = z.strictObject({
  /** The user's id; where nobody acts, the job's name. */
  id: text,
  way: z.enum(ways),
  request_id: text,
  at: instant,
  /** The owner asked that the client be told, also of a day after the last day told. */
  tell: someYes,
});
export type Author = z.infer<typeof authorSchema>;

/**
 * The ids of authors who are nobody: the jobs, and whoever asks without an account. A person with one of them would be
 * named for what they did.
 */
export const nobodys: ReadonlySet<string> = new Set(["nightly", "first-owner", "mail", "stranger"]);
