import type { BulkScope, Cancelling, Later, SeriesField, Skipped, VisitChange } from "@petcare/domain";
import type { Schedule } from "../schedule-item.ts";
import type { Visit } from "../visit.ts";

/** The planned effect of an act on a series, before anything is written. */
export interface SeriesPlan {
  kind: "edit" | "cancel" | "restore";
  before: Schedule;
  /** The schedule with its next version. */
  after: Schedule;
  /** The changed visits. One that is not stored yet is stored. */
  visits: VisitChange<Visit>[];
  skipped: Skipped<Visit>[];
  /** The number of dates, not stored, that change, end or come back. */
  later: Later;
  scope: BulkScope;
  /** The fields that may change. */
  edited: SeriesField[];
  /** The charge and the pay of cancelled visits. */
  cancelling?: Cancelling | undefined;
  /** The version of the undone act. */
  undoes?: number | undefined;
}
