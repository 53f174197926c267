import { getSchedule } from "@petcare/contract";
import { bookingTextNames, textsBy, toDollars, toRuleText } from "@petcare/domain";
import { parseVisitId, readSchedule, readVisit, type Schedule, type Visit, visitOf } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { visitFields } from "../shared/visits/visit-answer.ts";

/** The id may be a schedule's or a visit's. Only a visit's ends in a dot and a date. */
export const handler = endpoint(getSchedule, async ({ params: { id } }) => {
  const key = parseVisitId(id);
  const [schedule, visit] = await Promise.all([
    readSchedule(runtime.db, key?.schedule_id ?? id),
    key && readVisit(runtime.db, key),
  ]);
  if (!schedule || (key && !visit)) throw new AppError("not_found", "This schedule was not found.");
  return { ...fieldsOf(schedule), id, ...placeOf(schedule, visit) };
});

function fieldsOf(schedule: Schedule) {
  const { recurrence, date, client_id, version } = schedule;
  const { start, timeframe, service_type, service_label, pet_names, status } = visitFields(visitOf(schedule, date));
  return {
    start,
    date,
    rrule: recurrence.frequency === "none" ? null : toRuleText(recurrence, date),
    timeframe,
    service: service_type,
    service_type,
    service_label,
    client_id,
    walker_id: schedule.walker_id ?? null,
    pet_names,
    price: toDollars(schedule.price_cents),
    status,
    ...textsBy(bookingTextNames, (name) => schedule[name] ?? null),
    version,
  };
}

/** Which of the schedule's visits was requested, if one was. */
function placeOf({ id, recurrence }: Schedule, visit: Visit | undefined) {
  if (!visit) return { parent_schedule_id: null, occurrence_start: null, occurrence: null };
  return {
    parent_schedule_id: recurrence.frequency === "none" ? null : id,
    occurrence_start: visitFields(visit).occurrence_start,
    occurrence: { date: visit.date, status: visit.status, version: visit.version },
  };
}
