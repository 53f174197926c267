import type { checkSchedule, RequestOf } from "@petcare/contract";
import { isOpen, type LocalDate } from "@petcare/domain";
import {
  type CalendarVisit,
  parseVisitId,
  type Visit,
  type VisitKey,
  visitId,
  visitsOfSchedule,
} from "@petcare/storage";
import { runtime, today } from "../runtime.ts";

type Body = RequestOf<typeof checkSchedule>["body"];

/** The visits that an edited booking replaces. */
interface Replaced {
  /** The first day that the edit can change, local. */
  from: LocalDate;
  has(visit: CalendarVisit): boolean;
  /** The series of the visit, if only one visit is edited. */
  seriesId?: string | undefined;
  /** The original dates of the visits that do not change. */
  staying: ReadonlySet<LocalDate>;
}

/**
 * Finds the visits that an edited booking replaces. With a rule: those of its series, from the opened visit's date on.
 * Without a rule: the visit itself. A new booking replaces nothing.
 */
export async function replacedBy({ except, rrule }: Pick<Body, "except" | "rrule">): Promise<Replaced> {
  const now = { from: today(), staying: new Set<LocalDate>() };
  if (!except) return { ...now, has: () => false };
  const opened = parseVisitId(except);
  if (!rrule) {
    return {
      ...now,
      has: (visit) => visitId(visit) === except || visit.schedule_id === except,
      seriesId: opened?.schedule_id,
    };
  }
  const id = opened?.schedule_id ?? except;
  const from = firstDay(opened);
  const stored = await visitsOfSchedule(runtime.db, id, from);
  const staying = new Set(stored.filter((visit) => !follows(visit)).map(({ original_date }) => original_date));
  return {
    from,
    has: ({ schedule_id, original_date }) => schedule_id === id && original_date >= from && !staying.has(original_date),
    staying,
  };
}

const firstDay = (opened: VisitKey | undefined): LocalDate =>
  opened && opened.original_date > today() ? opened.original_date : today();

/** Tells whether a visit is open and follows its series. */
const follows = (visit: Visit) =>
  isOpen(visit) && visit.date === visit.original_date && !ofItsOwn.some((name) => visit.own?.has(name));

const ofItsOwn = ["timeframe", "service", "walker_id"] as const;
