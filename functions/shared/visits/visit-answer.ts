import { business } from "@petcare/business";
import { soldAs, visitTimes } from "@petcare/domain";
import { type ClientVisit, type Visit, type VisitKey, visitId, type WalkerVisit } from "@petcare/storage";

const iso = (instant: number) => new Date(instant).toISOString();

/** The fields of a visit that owner, walker and client all read (docs/product/visits.md#the-fields-of-a-visit). */
export function visitFields(
  visit: VisitKey &
    Pick<Visit, "date" | "timeframe" | "service" | "service_label" | "duration_minutes" | "status" | "pet_names">,
) {
  const service = soldAs(visit.service);
  const { start, end } = visitTimes({ ...visit, service }, business.timeZone);
  const occurrence = visitTimes({ ...visit, service, date: visit.original_date }, business.timeZone);
  return {
    _id: visitId(visit),
    schedule_id: visit.schedule_id,
    date: visit.date,
    start: iso(start),
    end: iso(end),
    occurrence_start: iso(occurrence.start),
    timeframe: visit.timeframe,
    service_type: service,
    service_label: visit.service_label ?? null,
    duration_minutes: visit.duration_minutes,
    status: visit.status,
    pet_names: visit.pet_names,
  };
}

/** The rest of it, for its walker and its client. */
export function visitDetails(visit: WalkerVisit | ClientVisit) {
  return {
    ...visitFields(visit),
    comments: visit.comments ?? null,
    photo_urls: visit.photo_urls ?? [],
    completed_at: visit.completed_at ? iso(visit.completed_at) : null,
  };
}
