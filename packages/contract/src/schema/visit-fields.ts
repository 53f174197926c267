import { serviceTypes, visitStatuses } from "@petcare/domain";
import * as z from "zod/mini";
import { id, instant, localDate, timeFrame } from "./basics.ts";

export const serviceType = z.enum(serviceTypes);
export const visitStatus = z.enum(visitStatuses);

/** The fields of a visit that owner, walker and client all read (docs/product/visits.md). */
export const visitFields = {
  _id: id,
  schedule_id: id,
  date: localDate,
  start: instant,
  end: instant,
  occurrence_start: instant,
  timeframe: timeFrame,
  service_type: serviceType,
  service_label: z.nullable(z.string()),
  duration_minutes: z.int(),
  status: visitStatus,
  pet_names: z.array(z.string()),
};

/** The last edit of it; null if there is none. */
export const lastChange = z.nullable(z.object({ by: z.string(), at: instant }));
