import type { BulkScope, Cancelling, Later, SeriesField, Skipped, VisitChange } from "@petcare/domain";
import type { Schedule } from "../schedule-item.ts";
import type { Visit } from "../visit.ts";

/** The planned effect of an act on a series, before anything is written. */
export interface SeriesPlan {
  kind: "edit" | "cancel" | "restore";
  before: Schedule;
  /** With the next version. */
  after: Schedule;
  /** Every visit that it changes. One that is not stored is stored by it. */
  visits: VisitChange<Visit>[];
  skipped: Skipped<Visit>[];
  /** How many dates that are not stored take the change, go or come back. */
  later: Later;
  scope: BulkScope;
  /** The fields that it may change. */
  edited: SeriesField[];
  /** The charge and the pay of the visits that it cancels. */
  cancelling?: Cancelling | undefined;
  /** The version of the act that it undoes. */
  undoes?: number | undefined;
}
