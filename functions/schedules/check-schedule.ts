import { checkSchedule } from "@petcare/contract";
import { checkBooking } from "../shared/editing/check-booking.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { parseRule, readRule } from "../shared/visits/read-rule.ts";

/** Checks a booking for conflicts. Writes nothing. */
export const handler = endpoint(checkSchedule, ({ body }) =>
  checkBooking(body, (body.except ? parseRule : readRule)(body.rrule, body.date)),
);
