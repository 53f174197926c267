import { recordedBooking } from "../../schedules/booking-history.ts";
import { scheduleFrom } from "../../schedules/schedule-item.ts";
import { visitFrom } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import type { Item } from "../../table/query.ts";
import { dump } from "../../testing/test-table.ts";
import { type HistoryRow, rowFrom } from "../history-row.ts";
import { visitEvents } from "../visit-events.ts";
import { isAsRecorded } from "./recorded.ts";
import { type ReplayedSchedule, replaySchedule } from "./replay-schedule.ts";
import { firstVersion, replayVisit } from "./replay-visit.ts";

/** Finds, in a whole table, the schedules and the visits that are not what their history tells. Answers the places of both. */
export async function unrecorded(db: Db): Promise<{ bookings: number; faults: string[] }> {
  const items = (await dump(db)).filter(({ pk }) => String(pk).startsWith("SCHEDULE#"));
  const bookings = [...Map.groupBy(items, ({ pk }) => pk).values()];
  return { bookings: bookings.length, faults: bookings.flatMap(unrecordedOf) };
}

/** @param items all of one partition */
function unrecordedOf(items: Item[]): string[] {
  const of = (sort: string) => items.filter(({ sk }) => String(sk).startsWith(sort));
  const rows = of("HISTORY#").map(rowFrom);
  const [{ pk }, [stored]] = [items[0] ?? {}, of("SCHEDULE")];
  const told = readable(() => replaySchedule(rows));
  if (!told || !stored) return [String(pk)];
  const schedule = scheduleFrom(stored);
  const isRecorded = told.version === schedule.version && isAsRecorded(recordedBooking(schedule), told.now);
  const visits = new Map(of("VISIT#").map((item) => [String(item.sk).slice("VISIT#".length), item]));
  const dates = new Set([...visits.keys(), ...visitEvents(rows).keys()]);
  const wrong = [...dates].filter((date) => !isVisitRecorded(visits.get(date), told, rows));
  return [...(isRecorded ? [] : [String(pk)]), ...wrong.map((date) => `${pk} VISIT#${date}`)];
}

function isVisitRecorded(item: Item | undefined, schedule: ReplayedSchedule, rows: HistoryRow[]): boolean {
  if (!item) return false;
  const visit = visitFrom(item);
  const events = visitEvents(rows).get(visit.original_date) ?? [];
  if (!hasEveryVersion(events, visit.version, firstVersion(events, visit.version) + 1)) return false;
  const told = readable(() => replayVisit(schedule, events, visit));
  return told !== undefined && isAsRecorded(recordedBooking(visit), told);
}

/** Replays rows; undefined where they do not follow each other. */
function readable<Recorded>(replayed: () => Recorded): Recorded | undefined {
  try {
    return replayed();
  } catch {
    return undefined;
  }
}

/** Tells whether each version of a record from `first` on has one row. */
function hasEveryVersion(
  rows: readonly Pick<HistoryRow, "version" | "beside">[],
  version: number,
  first: number,
): boolean {
  const versions = rows.filter(({ beside }) => !beside).map((row) => row.version);
  return (
    versions.length === version - first + 1 && versions.sort((a, b) => a - b).every((one, at) => one === first + at)
  );
}
