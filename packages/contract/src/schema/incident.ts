import * as z from "zod/mini";
import { instant } from "./calendar.ts";

/** An incident as it was written. */
export const incidentFields = {
  words: z.string(),
  /** When its author learned of it, and when they wrote it. */
  known_at: instant,
  at: instant,
};
