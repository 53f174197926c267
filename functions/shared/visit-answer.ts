import { business } from "@petcare/business";
import { durationMinutes, visitTimes } from "@petcare/domain";
import { type Visit, visitId } from "@petcare/storage";

const iso = (instant: number) => new Date(instant).toISOString();

/** What owner, walker and client all read of a visit: the specification's schedule item. */
export function scheduleItem(visit: Visit) {
  const { start, end } = visitTimes(visit, business.timeZone);
  const occurrence = visitTimes({ ...visit, date: visit.original_date }, business.timeZone);
  return {
    _id: visitId(visit),
    schedule_id: visit.schedule_id,
    date: visit.date,
    start: iso(start),
    end: iso(end),
    occurrence_start: iso(occurrence.start),
    timeframe: visit.timeframe,
    service_type: visit.service,
    service_label: visit.service_label ?? null,
    duration_minutes: durationMinutes[visit.service],
    status: visit.status,
    pet_names: visit.pet_names,
  };
}

/** The rest of it, for those who take part in the visit. */
export function visitDetails(visit: Visit) {
  return {
    ...scheduleItem(visit),
    address: visit.address ?? null,
    notes: visit.notes ?? null,
    comments: visit.comments ?? null,
    photo_urls: visit.photo_urls ?? [],
    completed_at: visit.completed_at ? iso(visit.completed_at) : null,
  };
}
