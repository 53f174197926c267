import type { LocalDate } from "@petcare/domain";
import { parseVisitId } from "../table/visit-id.ts";
import type { HistoryRow } from "./history-row.ts";
import { byVersion } from "./versions.ts";

/** A row that changed a visit, with the version of the visit that it made. */
export interface VisitEvent {
  row: HistoryRow;
  version: number;
  beside?: true | undefined;
}

/** Lists the changes of each visit of a schedule, in order, by its original date. @param rows of the schedule and its visits */
export function visitEvents(rows: readonly HistoryRow[]): Map<LocalDate, VisitEvent[]> {
  const events = new Map<LocalDate, VisitEvent[]>();
  const add = (date: LocalDate, event: VisitEvent) => events.set(date, [...(events.get(date) ?? []), event]);
  for (const row of rows) {
    const date = row.entity === "visit" ? parseVisitId(row.entity_id)?.original_date : undefined;
    if (date) add(date, { row, version: row.version, beside: row.beside });
    for (const [changed, version] of Object.entries(row.series?.visits ?? {}))
      add(changed as LocalDate, { row, version });
  }
  for (const [date, some] of events) events.set(date, some.toSorted(byVersion));
  return events;
}
