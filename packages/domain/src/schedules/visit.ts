import type { ServiceType } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import type { Cents } from "../money.ts";
import type { VisitStatus } from "../visit-life.ts";
import type { TimeFrame } from "../visit-times.ts";
import type { BookingTextName } from "./booking-fields.ts";

/** The fields that a series gives to each of its dates, and that an edit may change. An absent field means none. */
export interface SeriesFields extends Partial<Record<BookingTextName, string | undefined>> {
  timeframe: TimeFrame;
  service: ServiceType;
  walker_id?: string | undefined;
  pet_names: string[];
  price_cents: Cents;
  service_label?: string | undefined;
}

/** An amount of its own, or whole percents of a price or a pay. */
export type RuleAmount = { cents: Cents } | { percent: number };

/** A part of a visit's price beside the price itself. */
export interface VisitPart {
  /** The rule's id. */
  rule: string;
  name: string;
  cents: Cents;
  /** Absent: the walker gets nothing of it. Percents are of the walker's own rate. */
  pay?: RuleAmount | undefined;
}

/**
 * Lists what gives a time of a report: a tap, the tag at the door, the person later, or a tap whose clock said an
 * impossible time. Absent: the server's clock.
 */
export const timeSources = ["tap", "tag", "given", "adjusted"] as const;
export type TimeSource = (typeof timeSources)[number];

/** A visit as rules know it. A rule that looks at less of it takes a `Pick`. Instants are epoch milliseconds. */
export interface Visit extends SeriesFields {
  client_id: string;
  original_date: LocalDate;
  /** The local day on which it is now. */
  date: LocalDate;
  status: VisitStatus;
  duration_minutes: number;
  /** The time frame that its series gave, where an act on this visit alone put it into another one. */
  first_timeframe?: TimeFrame | undefined;
  /** The fields that were set for this visit alone. Absent when there are none. */
  own?: ReadonlySet<keyof SeriesFields> | undefined;
  /** Whether its price is one that was set for it alone. Absent where `own` says it. */
  own_price?: boolean | undefined;
  comments?: string | undefined;
  photo_urls?: string[] | undefined;
  photo_ids?: string[] | undefined;
  /** The key of the report whose words are the whole note. Absent where a second text was added. */
  note_key?: string | undefined;
  completed_at?: number | undefined;
  completed_by?: string | undefined;
  done_how?: TimeSource | undefined;
  arrived_at?: number | undefined;
  arrived_by?: string | undefined;
  arrived_how?: TimeSource | undefined;
  /** The keys of the last reports that it has had, so that each counts once. */
  report_keys?: string[] | undefined;
  cancel_reason?: string | undefined;
  /** The version of the series that cancelled it, where it was cancelled together with others. */
  cancelled_with?: number | undefined;
  /** The parts beside its price, fixed when it is completed or cancelled. Absent when there are none. */
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
