import type { BookFault, LocalDate } from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import type { Visit } from "../bookings/visit.ts";
import { toldOfBooking } from "../history/booking-history.ts";
import { agrees } from "../history/changes.ts";
import type { HistoryRow } from "../history/history-row.ts";
import { type ReplayedSchedule, replaySchedule } from "../history/replay-schedule.ts";
import { areWhole, firstVersion, replayVisit, type VisitEvent, visitEvents } from "../history/replay-visit.ts";
import { visitId } from "../table/visit-id.ts";

/** A schedule, some of its visits, and all that their history tells. */
export interface BookingAsTold {
  id: string;
  schedule: Schedule | undefined;
  /** The original dates of those visits, and the ones that are stored. */
  dates: ReadonlySet<LocalDate>;
  visits: readonly Visit[];
  /** Of the schedule and of those visits; of a single booking's visit in any case. */
  rows: readonly HistoryRow[];
}

/** Which of a schedule and some of its visits is not what its history tells. Without a readable schedule, nothing tells of its visits. */
export function bookingFaults({ id, schedule, dates, visits, rows }: BookingAsTold): BookFault[] {
  // What an act on the whole series does is told in words for people, and not so that it could be done again.
  if (rows.some(({ series }) => series)) return [];
  const fault = { kind: "schedule", id, rule: "history" } as const;
  const told = readable(() => replaySchedule(rows));
  if (!told || !schedule) return [fault];
  const isTold = told.version === schedule.version && (told.isVague || agrees(told.now, toldOfBooking(schedule)));
  const story = { told, events: visitEvents(rows), put: rows.find((row) => row.put)?.put ?? {} };
  const stored = new Map(visits.map((visit) => [visit.original_date, visit]));
  const wrong = [...dates].filter((date) => !isVisitTold(stored.get(date), date, story));
  return [
    ...(isTold ? [] : [fault]),
    ...wrong.map((original_date) => ({
      kind: "visit" as const,
      id: visitId({ schedule_id: id, original_date }),
      rule: "history" as const,
    })),
  ];
}

interface Story {
  told: ReplayedSchedule;
  events: ReadonlyMap<LocalDate, readonly VisitEvent[]>;
  put: NonNullable<HistoryRow["put"]>;
}

/** What was put in as it was has told nothing of its values, so its versions alone are checked. */
function isVisitTold(visit: Visit | undefined, date: LocalDate, { told, put, ...story }: Story): boolean {
  if (!visit) return false;
  const events = story.events.get(date) ?? [];
  if (isContested(events)) return true;
  const first = put[date] ?? firstVersion(events, visit.version);
  if (!areWhole(events, first + 1, visit.version)) return false;
  if (told.isVague || put[date] !== undefined) return true;
  const now = readable(() => replayVisit(told, events, visit));
  return now !== undefined && agrees(now, toldOfBooking(visit));
}

/**
 * Whether somebody changed the visit while a long edit of its series was being decided: then both tell the same version of
 * it, and nothing tells what it is.
 */
function isContested(events: readonly VisitEvent[]): boolean {
  const own = new Set(
    events.filter(({ row, beside }) => row.entity === "visit" && !beside).map(({ version }) => version),
  );
  return events.some(({ row, version }) => row.entity === "schedule" && own.has(version));
}

/** What rows come to; undefined where they do not follow each other. */
function readable<Told>(replay: () => Told): Told | undefined {
  try {
    return replay();
  } catch {
    return undefined;
  }
}
