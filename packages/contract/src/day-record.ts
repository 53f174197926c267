import { leftKinds } from "@petcare/domain";
import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { instant, localDate } from "./schema/calendar.ts";
import { visitFields } from "./schema/visit-fields.ts";

/** A visit that was of the day. Its `date` is another one where it was moved away since the day began. */
const dayVisit = z.object({
  ...visitFields,
  client: z.string(),
  /** Null where nobody has it. */
  walker: z.nullable(z.string()),
  completed_at: z.nullable(instant),
  /** How many minutes after its end it was completed. */
  late_minutes: z.int(),
  cancel_reason: z.nullable(z.string()),
  /** Its remainder when the day ended, or by now of a day that goes on; null: nothing. */
  left: z.nullable(
    z.object({
      what: z.enum(leftKinds),
      /** When nothing of it was left any more; null while something is. */
      ended_at: z.nullable(instant),
    }),
  ),
});

export const getDayRecord = defineEndpoint({
  name: "getDayRecord",
  method: "GET",
  path: "/days/{date}",
  handler: "visits/get-day-record",
  audience: ["admin"],
  summary: "The record of a day that has begun: its visits, what each left when the day ended, and how that ended.",
  params: z.object({ date: localDate }),
  answer: z.object({
    date: localDate,
    /** Whether the local day is over. */
    is_over: z.boolean(),
    /** In the day's order. */
    visits: z.array(dayVisit),
    /** When the last of it was settled; null while something is left, and of a day that had nothing to do. */
    nothing_left_at: z.nullable(instant),
  }),
});
