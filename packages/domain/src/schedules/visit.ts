import type { ServiceType } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { VisitStatus } from "../visit-life.ts";
import type { TimeFrame } from "../visit-times.ts";
import type { BookingTextName } from "./booking-fields.ts";

/** The fields that a series gives to each of its dates, and that an edit may change. */
export interface SeriesFields extends Partial<Record<BookingTextName, string | undefined>> {
  timeframe: TimeFrame;
  service: ServiceType;
  walker_id?: string | undefined;
  pet_names: string[];
  price_cents: Cents;
  service_label?: string | undefined;
}

/** A fixed amount, or whole percents of a price or a pay. */
export type RuleAmount = { cents: Cents } | { percent: number };

/** A part of a visit's price on top of the base price. */
export interface VisitPart {
  /** The rule's id. */
  rule: string;
  name: string;
  cents: Cents;
  /** Absent: the walker gets no share. Percents are of the walker's rate. */
  pay?: RuleAmount | undefined;
}

/**
 * Lists the sources of a report's time: a tap, the tag at the door, the person later, or a tap with an impossible clock.
 * Absent: the server's clock.
 */
export const timeSources = ["tap", "tag", "given", "adjusted"] as const;
export type TimeSource = (typeof timeSources)[number];

/** A visit in the rules. A rule that needs less takes a `Pick`. Instants are epoch milliseconds. */
export interface Visit extends SeriesFields {
  client_id: string;
  original_date: LocalDate;
  /** Its current local day. */
  date: LocalDate;
  status: VisitStatus;
  duration_minutes: number;
  /** The series' time frame, if this visit alone was moved to another one. */
  first_timeframe?: TimeFrame | undefined;
  /** The fields that were set for this visit alone. Absent if there are none. */
  own?: ReadonlySet<keyof SeriesFields> | undefined;
  /** Whether its price was set for it alone. Absent if `own` says so. */
  own_price?: boolean | undefined;
  comments?: string | undefined;
  photo_urls?: string[] | undefined;
  photo_ids?: string[] | undefined;
  /** The key of the report whose words are the whole note. Absent if a second text was added. */
  note_key?: string | undefined;
  completed_at?: number | undefined;
  completed_by?: string | undefined;
  done_how?: TimeSource | undefined;
  arrived_at?: number | undefined;
  arrived_by?: string | undefined;
  arrived_how?: TimeSource | undefined;
  /** The keys of its latest reports, so that each counts once. */
  report_keys?: string[] | undefined;
  cancel_reason?: string | undefined;
  /** The version of the series that cancelled it together with others. */
  cancelled_with?: number | undefined;
  /** The parts on top of its price, fixed when it is completed or cancelled. Absent if there are none. */
  parts?: readonly VisitPart[] | undefined;
  /** Fixed when it is completed or cancelled. */
  charge_cents?: Cents | undefined;
  /** Its walker's pay, fixed when it is completed or cancelled. */
  pay_cents?: Cents | undefined;
  invoice_id?: string | undefined;
  written_off_at?: number | undefined;
  written_off_reason?: string | undefined;
  pay_run_id?: string | undefined;
  version: number;
}
