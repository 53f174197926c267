import { getSchedule } from "@petcare/contract";
import { openedSchedule } from "../shared/editing/opened-schedule.ts";
import { scheduleNotFound } from "../shared/editing/refusals.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(getSchedule, async ({ params: { id } }) => {
  const schedule = await openedSchedule(id);
  if (!schedule) throw scheduleNotFound();
  return schedule;
});
