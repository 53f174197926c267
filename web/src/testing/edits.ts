import { type AnswerOf, getSchedule, type OwnerVisit, updateSchedule } from "@petcare/contract";
import { bookingTextNames, textsBy } from "@petcare/domain";
import { least } from "./least.ts";
import { anOwnerVisit } from "./visits.ts";

type Opened = AnswerOf<typeof getSchedule>;
type EditAnswer = AnswerOf<typeof updateSchedule>;

/** The owner's visit on Friday, Nov 27, 2026, of a series on Mondays, Wednesdays and Fridays. */
export const aSeriesVisit = (changes: Partial<OwnerVisit> = {}): OwnerVisit =>
  anOwnerVisit({ _id: "s1.2026-11-27", date: "2026-11-27", recurring: true, version: 3, ...changes });

/** A schedule as the owner opens it by one of its visits: a series, or a single booking. */
export function anOpenedSchedule(visit: OwnerVisit, changes: Partial<Opened> = {}): Opened {
  const { _id, date, start, timeframe, walker_id, client_id, price, service_type, status, version } = visit;
  const { pet_names, service_label, recurring } = visit;
  const texts = textsBy(bookingTextNames, (name) => visit[name]);
  const values = { timeframe, walker_id, pet_names, price, service_label, ...texts };
  return {
    ...least<Opened>(getSchedule),
    ...values,
    id: _id,
    start,
    date: recurring ? "2026-11-20" : date,
    rrule: recurring ? "FREQ=WEEKLY;INTERVAL=1;WKST=MO;BYDAY=MO,WE,FR" : null,
    parent_schedule_id: recurring ? "s1" : null,
    occurrence_start: start,
    service: service_type,
    service_type,
    client_id,
    version: 7,
    occurrence: { date, status, version, changed: null, own: [], values },
    steps: [{ from: "2026-11-20", until: null, visits: null }],
    ...changes,
  };
}

/** Makes the answer of an edit that was saved, or previewed if a plan is given. */
export const anEditAnswer = (effect: Partial<EditAnswer["effect"]>, plan?: string): EditAnswer => {
  const nothing = least<EditAnswer>(updateSchedule);
  return {
    ...nothing,
    saved: plan === undefined,
    plan: plan ?? "",
    version: 8,
    effect: { ...nothing.effect, ...effect },
  };
};
