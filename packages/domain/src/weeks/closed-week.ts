import type { LocalDate } from "../local-date.ts";
import type { Carried } from "./checklist.ts";
import { type RowFigures, visitRows, type WeekRow } from "./week-rows.ts";

/** The counts of a closed week. */
export interface WeekCounts {
  visits: number;
  completed: number;
  cancellations: number;
  written_off: number;
  invoices: number;
  pay_runs: number;
}

/** A closed week as it is stored beside its visits. */
export interface WeekHeader {
  monday: LocalDate;
  /** The request's id. A repeated one closes nothing. */
  id: string;
  /** Epoch milliseconds. */
  closed_at: number;
  closed_by: string;
  /** The signer's name. */
  signed: string;
  figures: RowFigures;
  counts: WeekCounts;
  carried: Carried[];
}

/** Counts the visits of a week, and the invoices and pay runs that its rows name. */
export function weekCounts(rows: readonly WeekRow[]): WeekCounts {
  const visits = visitRows(rows);
  const work = visits.filter(({ billing }) => billing !== undefined);
  return {
    visits: visits.length,
    completed: work.filter(({ status }) => status === "completed").length,
    cancellations: work.filter(({ status }) => status === "cancelled").length,
    written_off: work.filter(({ billing }) => billing === "written-off").length,
    invoices: new Set(visits.flatMap(({ invoice_id }) => invoice_id ?? [])).size,
    pay_runs: new Set(rows.flatMap(({ pay_run_id }) => pay_run_id ?? [])).size,
  };
}
