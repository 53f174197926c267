import { business } from "@petcare/business";
import type { AnswerOf, getSchedule } from "@petcare/contract";
import {
  addDays,
  bookingTextNames,
  expand,
  fieldsAt,
  type LocalDate,
  lastDay,
  type SeriesField,
  type SeriesFields,
  seriesFields,
  stepStarts,
  textsBy,
  toDollars,
  toRuleText,
  visitTimes,
} from "@petcare/domain";
import {
  isSingle,
  parseVisitId,
  readSchedule,
  readUsers,
  readVisit,
  type Schedule,
  type Visit,
} from "@petcare/storage";
import { runtime } from "../runtime.ts";
import { changeOf, type People, visitFields } from "../visits/visit-answer.ts";

type Opened = AnswerOf<typeof getSchedule>;
type Occurrence = NonNullable<Opened["occurrence"]>;

/**
 * Reads a schedule for the owner's form; undefined if it does not exist. See docs/product/schedules.md.
 *
 * @param id of the schedule or of one of its visits. Only a visit's id ends in a dot and a date
 */
export async function openedSchedule(id: string): Promise<Opened | undefined> {
  const requested = parseVisitId(id);
  const [schedule, requestedVisit] = await Promise.all([
    readSchedule(runtime.db, requested?.schedule_id ?? id),
    requested && readVisit(runtime.db, requested),
  ]);
  if (!schedule || (requested && !requestedVisit)) return undefined;
  // A single booking has the fields of its visit.
  const visit = requestedVisit ?? (isSingle(schedule) ? await visitOfSingle(schedule) : undefined);
  const editors = [schedule.changed_by, visit?.changed_by].filter((by) => by !== undefined);
  const people = await readUsers(runtime.db, editors);
  return {
    ...bookingOf(schedule, visit),
    id,
    parent_schedule_id: requestedVisit && !isSingle(schedule) ? schedule.id : null,
    occurrence_start: requestedVisit ? visitFields(requestedVisit).occurrence_start : null,
    occurrence: requestedVisit ? occurrenceOf(requestedVisit, people) : null,
    changed: changeOf(schedule, people),
    steps: stepsOf(schedule),
  };
}

const visitOfSingle = ({ id, date }: Schedule) => readVisit(runtime.db, { schedule_id: id, original_date: date });

/** Picks the fields that the schedule gives to the visit, or to its last dates if no visit was requested. */
function bookingOf(schedule: Schedule, visit: Visit | undefined) {
  const { recurrence, client_id } = schedule;
  const single = isSingle(schedule) ? visit : undefined;
  const given = single ?? (visit ? fieldsAt(schedule, visit.original_date) : schedule);
  const date = single?.date ?? schedule.date;
  return {
    ...valuesOf(given),
    date,
    start: new Date(visitTimes({ ...given, date }, business.timeZone).start).toISOString(),
    rrule: recurrence.frequency === "none" ? null : toRuleText(recurrence, schedule.date),
    service: given.service,
    service_type: given.service,
    client_id,
    status: single?.status ?? schedule.status,
    version: single?.version ?? schedule.version,
  };
}

const valuesOf = (fields: SeriesFields) => ({
  timeframe: fields.timeframe,
  walker_id: fields.walker_id ?? null,
  pet_names: fields.pet_names,
  price: toDollars(fields.price_cents),
  service_label: fields.service_label ?? null,
  ...textsBy(bookingTextNames, (name) => fields[name] ?? null),
});

const occurrenceOf = (visit: Visit, people: People): Occurrence => ({
  date: visit.date,
  status: visit.status,
  version: visit.version,
  changed: changeOf(visit, people),
  own: [...(visit.own ?? [])].map(answerName).sort(),
  values: valuesOf(visit),
});

/** Lists the steps of a series from its start on, with the number of dates in each. */
function stepsOf(schedule: Schedule): Opened["steps"] {
  const { recurrence, date } = schedule;
  const isEndless = recurrence.frequency !== "none" && recurrence.end.type === "never";
  const count = (from: LocalDate, to: LocalDate) => expand(recurrence, date, from, to).length;
  const starts = stepStarts(schedule, date);
  return starts.map((from, index) => {
    const next = starts[index + 1];
    if (next) return { from, until: addDays(next, -1), visits: count(from, next) };
    return { from, until: null, visits: isEndless ? null : count(from, lastDay) };
  });
}

const renamed: Partial<Record<SeriesField, string>> = { service: "service_type", price_cents: "price" };

/** Maps a field of a booking to its name in the API. */
export const answerName = (field: SeriesField): string => renamed[field] ?? field;

/** Maps a name in the API to its booking field. */
export function fieldNamed(name: string): SeriesField {
  const field = seriesFields.find((one) => answerName(one) === name);
  if (!field) throw new Error(`No booking has the field ${name}`);
  return field;
}
