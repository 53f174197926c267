import { countedChanges, recordedBooking } from "../../schedules/booking-history.ts";
import type { Schedule } from "../../schedules/schedule-item.ts";
import { visitOf } from "../../schedules/series.ts";
import { visitFrom } from "../../schedules/visit.ts";
import type { Db } from "../../table/client.ts";
import type { Item } from "../../table/query.ts";
import { dump } from "../../testing/test-table.ts";
import { rowFrom } from "../history-row.ts";
import { byVersion, visitEvents } from "../visit-history.ts";
import { anything, isAsRecorded, replay, withRow } from "./recorded.ts";

/** Finds, in a whole table, the visits that are not what their history tells. Answers the places of these. */
export async function unrecorded(db: Db): Promise<string[]> {
  const items = (await dump(db)).filter(({ pk }) => String(pk).startsWith("SCHEDULE#"));
  return [...Map.groupBy(items, ({ pk }) => pk).values()].flatMap(unrecordedOf);
}

/**
 * Replays the rows of each visit on what was booked. After an act on the whole series anything may be.
 * @param items all of one partition, of a schedule that was not edited before a visit was stored
 */
function unrecordedOf(items: Item[]): string[] {
  const of = (sort: string) => items.filter(({ sk }) => String(sk).startsWith(sort));
  const rows = of("HISTORY#").map(rowFrom);
  const [first] = rows.filter(({ entity }) => entity === "schedule").toSorted(byVersion);
  if (!first) return items.map(({ pk }) => String(pk));
  const booked = { ...replay([first]), id: first.entity_id, version: 1 } as unknown as Schedule;
  const events = visitEvents(rows);
  return of("VISIT#").flatMap((item) => {
    const visit = visitFrom(item);
    const stored = { fields: recordedBooking(visitOf(booked, visit.original_date)), isWhole: true };
    const told = (events.get(visit.original_date) ?? []).reduce(
      (before, { row }) =>
        row.entity === "visit" ? withRow(before, { ...row, changes: countedChanges(row.changes) }) : anything,
      stored,
    );
    return isAsRecorded(recordedBooking(visit), told) ? [] : [`${item.pk} ${item.sk}`];
  });
}
