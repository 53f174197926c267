import * as z from "zod/mini";
import { id, instant, localDate, serviceType, timeFrame, visitStatus } from "./fields.ts";

/** What owner, walker and client all read of a visit (docs/product/visits.md#the-fields-of-a-visit). */
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
