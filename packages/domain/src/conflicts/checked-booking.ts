import type { ServiceType } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import type { TimeFrame } from "../visit-times.ts";
import type { DaysOff } from "./days-off.ts";
import type { FrameWork } from "./frame-load.ts";

/** The fields of an existing visit that conflicts depend on. */
export interface VisitThere extends FrameWork {
  schedule_id: string;
  date: LocalDate;
  client_id: string;
  /** Absent: unassigned. */
  walker_id?: string | undefined;
}

/** A booking that is being filled in or edited. */
export interface CheckedBooking {
  timeframe: TimeFrame;
  service_type: ServiceType;
  client_id?: string | undefined;
  walker?: { id: string; active: boolean; days_off?: readonly DaysOff[] | undefined } | undefined;
  /** The series, if one of its visits is edited: another of its visits may be on that day. */
  series_id?: string | undefined;
}
