import { business } from "@petcare/business";
import { arrivalAt, invoiceNumber, soldAs, toDollars, visitTimes } from "@petcare/domain";
import {
  type CalendarVisit,
  type ClientVisit,
  type Schedule,
  type StoredIncident,
  type User,
  type Visit,
  type VisitKey,
  visitId,
  type WalkerVisit,
} from "@petcare/storage";
import { iso } from "../runtime.ts";

/** Formats an instant for answers; null for none. */
export const isoOrNull = (instant: number | undefined): string | null => (instant === undefined ? null : iso(instant));

/** Makes the fields of a visit that owner, walker and client read (docs/product/visits.md). */
export function visitFields(
  visit: VisitKey &
    Pick<
      Visit,
      | "date"
      | "timeframe"
      | "first_timeframe"
      | "service"
      | "service_label"
      | "duration_minutes"
      | "status"
      | "pet_names"
    >,
) {
  const service = soldAs(visit.service);
  const { start, end } = visitTimes({ ...visit, service }, business.timeZone);
  const { original_date: date, first_timeframe: timeframe = visit.timeframe } = visit;
  const occurrence = visitTimes({ date, timeframe, service }, business.timeZone);
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

/** Makes the other fields of a visit, for its walker and its client. */
export function visitDetails(visit: WalkerVisit | ClientVisit) {
  const fields = visitFields(visit);
  return {
    ...fields,
    serviceType: fields.service_type,
    comments: visit.comments ?? null,
    photo_urls: visit.photo_urls ?? [],
    photo_ids: visit.photo_ids ?? [],
    ticks: (visit.ticks ?? []).map(({ at, ...tick }) => ({ ...tick, at: iso(at) })),
    completed_at: isoOrNull(visit.completed_at),
  };
}

/** When the walker whose visit it is was there on its day; null if nobody has said so. */
export const arrivedAt = (visit: Parameters<typeof arrivalAt>[0]): string | null =>
  isoOrNull(arrivalAt(visit, business.timeZone));

/** A visit as the owner reads it in lists. */
export const forOwner = (visit: CalendarVisit) => ({
  ...visitFields(visit),
  recurring: visit.recurring,
  client_id: visit.client_id,
  walker_id: visit.walker_id ?? null,
  price: toDollars(visit.price_cents),
  version: visit.version,
});

/** The state of a visit's money, as the owner reads it. */
export const moneyPlaceOf = ({ invoice_id, written_off_at, written_off_reason = "", pay_run_id }: Visit) => ({
  invoice: invoice_id === undefined ? null : { id: invoice_id, number: invoiceNumber(invoice_id) },
  written_off:
    written_off_at === undefined ? null : { at: new Date(written_off_at).toISOString(), reason: written_off_reason },
  paid_out: pay_run_id !== undefined,
});

type Incidents = Pick<Visit, "incidents">;

/** Lists the incidents of a visit with their ids, the earliest first. */
export const incidentsOf = ({ incidents = {} }: Incidents) =>
  Object.entries(incidents)
    .map(([id, incident]) => ({ ...incident, id }))
    .sort((a, b) => a.at - b.at);

/** Lists those that the owner has not read. */
export const unreadIn = (visit: Incidents) => incidentsOf(visit).filter(({ read_at }) => read_at === undefined);

/** An incident as it was written. */
export const incidentFields = ({ words, known_at, at, written_at = at }: StoredIncident) => ({
  words,
  known_at: iso(known_at),
  at: iso(written_at),
});

/** The same for the owner. */
export const ownersIncidentFields = (incident: StoredIncident) => ({
  ...incidentFields(incident),
  clock_minutes: incident.clock_minutes,
});

export type People = ReadonlyMap<string, User>;

/** The last edit of a schedule or a visit by the office; null if there is none. */
export function changeOf({ changed_by, changed_at }: Schedule | Visit, people: People) {
  if (changed_by === undefined || changed_at === undefined) return null;
  return { by: people.get(changed_by)?.name ?? "Somebody", at: new Date(changed_at).toISOString() };
}
