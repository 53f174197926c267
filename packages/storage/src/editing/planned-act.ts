import type { BulkScope, Later, SeriesField, Staying } from "@petcare/domain";
import type { Schedule } from "../bookings/schedule-item.ts";
import type { Visit } from "../bookings/visit.ts";
import type { Change } from "./series-writes.ts";
import type { Sweep } from "./sweep.ts";

/** What an act does, before anything is written. */
export interface PlannedAct {
  before: Schedule;
  /** With the next version. */
  after: Schedule;
  sweep: Sweep;
  scope: BulkScope;
  /** The fields that it may change. */
  edited: SeriesField[];
  /** The version of the act that it undoes. */
  undoes?: number | undefined;
  /** Every stored visit that it changes. */
  changes: Change[];
  stays: Staying<Visit>[];
  /** How many dates that are not stored yet take the change, go or come back. */
  later: Later;
}
