import * as z from "zod/mini";
import { instant } from "./basics.ts";

/** An incident as it was written. */
export const incidentFields = {
  words: z.string(),
  /** When its author learned of it, and when they wrote it. */
  known_at: instant,
  at: instant,
};

/** The same as the owner reads it: also by how many minutes the times were put right, where the phone's clock was off. */
export const ownersIncidentFields = { ...incidentFields, clock_minutes: z.optional(z.int()) };
