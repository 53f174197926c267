import { business } from "@petcare/business";
import {
  distributeVisits,
  fieldsAt,
  type LocalDate,
  namesAnyFrom,
  soldAs,
  stepStarts,
  type VisitThere,
} from "@petcare/domain";
import { type Handover, isSingle, type OpenWork, type Schedule, type Visit, visitId } from "@petcare/storage";
import type { ScheduleContext } from "./schedule-context.ts";

/** The owner's choice for the visits. A null walker leaves them unassigned. */
export type Choice =
  | { do: "keep" }
  | { do: "assign"; walker_id: string | null }
  | { do: "spread"; walker_ids: readonly string[] }
  | ({ do: "cancel" } & NonNullable<Handover["cancel"]>);

export interface HandoverPlan extends Pick<Handover, "visits" | "series" | "cancel"> {
  /** The new walker by visit id; absent for a visit that stays or is cancelled. */
  walkerByVisit: Map<string, string | null>;
}

/** Plans the acts on each visit and each series. */
export function decide(work: OpenWork, of: Handover["of"], choice: Choice, context: ScheduleContext): HandoverPlan {
  if (choice.do === "keep") return { walkerByVisit: new Map(), visits: [], series: [] };
  if (choice.do === "cancel") return cancelling(work, of, choice, context);
  return handedTo(work, of, targetsOf(work, choice, context), context.today);
}

/** Plans to leave each visit and each series unassigned. */
export const unassigned = (work: OpenWork, of: Handover["of"], today: LocalDate): HandoverPlan =>
  handedTo(work, of, allTo(work, null), today);

/** The new walkers, by schedule id and by visit id. */
interface Targets {
  schedules: Map<string, string | null>;
  visits: Map<string, string | null>;
}

function handedTo(work: OpenWork, of: Handover["of"], { schedules, visits }: Targets, today: LocalDate): HandoverPlan {
  const targetOf = (id: string) => schedules.get(id) ?? null;
  const series = [...work.schedules.values()].flatMap((schedule) =>
    takenOver(schedule, of.id, targetOf(schedule.id), today),
  );
  const alone = work.visits.filter((visit) => {
    const schedule = work.schedules.get(visit.schedule_id);
    const follows = schedule !== undefined && followsSeries(visit, schedule, of.id, today);
    return !follows || (visits.get(visitId(visit)) ?? null) !== targetOf(visit.schedule_id);
  });
  return {
    walkerByVisit: visits,
    visits: alone.map((visit) => ({ id: visitId(visit), walker_id: visits.get(visitId(visit)) ?? null })),
    series,
  };
}

function allTo({ visits, schedules }: OpenWork, walkerId: string | null): Targets {
  const all = (ids: Iterable<string>) => new Map([...ids].map((id) => [id, walkerId]));
  return { schedules: all(schedules.keys()), visits: all(visits.map(visitId)) };
}

function targetsOf(work: OpenWork, choice: Choice & { do: "assign" | "spread" }, context: ScheduleContext): Targets {
  if (choice.do === "assign") return allTo(work, choice.walker_id);
  const { visits } = work;
  const { knows, there, isOff } = context;
  const travel = business.travelBufferMinutes;
  const spread = distributeVisits(visits.map(toGive), { candidates: choice.walker_ids, there, knows, travel, isOff });
  const walkerByVisit = new Map([...spread.visits].map(([id, walker]) => [id, walker ?? null]));
  return {
    schedules: new Map([...spread.schedules].map(([id, walker]) => [id, walker ?? null])),
    visits: walkerByVisit,
  };
}

export const toGive = (visit: Visit): VisitThere & { id: string } => ({
  ...visit,
  id: visitId(visit),
  service_type: soldAs(visit.service),
});

/**
 * Plans the acts that replace the leaving walker in a series. A later step with another walker keeps that walker: an act
 * from a date on changes that step too, so it is put back.
 */
function takenOver(schedule: Schedule, leaving: string, target: string | null, today: LocalDate): Handover["series"] {
  if (isSingle(schedule)) return [];
  const starts = stepStarts(schedule, today).filter((from) => namesAnyFrom(schedule, from));
  const steps = starts.map((from) => ({ from, ...fieldsAt(schedule, from) }));
  const first = steps.findIndex(({ walker_id }) => walker_id === leaving);
  if (first < 0) return [];
  return steps.slice(first).map(({ from, walker_id, walker_phone }) => ({
    id: schedule.id,
    from,
    ...(walker_id === leaving
      ? { walker_id: target }
      : { walker_id: walker_id ?? null, keeps_phone: walker_phone ?? null }),
  }));
}

/** Tells whether an act on the series also changes a visit. */
function followsSeries(visit: Visit, schedule: Schedule, leaving: string, today: LocalDate): boolean {
  if (isSingle(schedule) || visit.original_date < today || visit.own?.has("walker_id")) return false;
  return fieldsAt(schedule, visit.original_date).walker_id === leaving;
}

/**
 * Plans the cancellations. Visits are cancelled one by one if they are charged, or if their series does not end. A series
 * ends if it is the leaving walker's alone; one shared with others loses its walker.
 */
function cancelling(
  work: OpenWork,
  of: Handover["of"],
  { do: _, ...cancel }: Choice & { do: "cancel" },
  { today, there }: ScheduleContext,
): HandoverPlan {
  const shared = new Set(there.map(({ schedule_id }) => schedule_id));
  const goesOn = (schedule: Schedule) => !isSingle(schedule) && namesAnyFrom(schedule, today);
  const isTheirsAlone = (schedule: Schedule) => {
    const acts = takenOver(schedule, of.id, null, today);
    return acts[0]?.from === today && acts.every(({ walker_id }) => walker_id === null);
  };
  const ends = (schedule: Schedule) =>
    goesOn(schedule) && (of.role === "client" || (!shared.has(schedule.id) && isTheirsAlone(schedule)));
  const isTogether = (visit: Visit) => {
    const schedule = work.schedules.get(visit.schedule_id);
    return cancel.charge.type === "nothing" && visit.original_date >= today && schedule && ends(schedule);
  };
  const alone = work.visits.filter((visit) => !isTogether(visit));
  const series = [...work.schedules.values()].flatMap((schedule): Handover["series"] =>
    ends(schedule)
      ? [{ id: schedule.id, from: today, walker_id: null, ends: true }]
      : takenOver(schedule, of.id, null, today),
  );
  return {
    walkerByVisit: new Map(),
    visits: alone.map((visit) => ({ id: visitId(visit), walker_id: null })),
    series,
    cancel,
  };
}
