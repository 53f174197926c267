import type { Cents, LocalDate, SeriesField, VisitStatus } from "@petcare/domain";
import type { VisitKey } from "../table/visit-id.ts";
import type { Booking } from "./booking.ts";

/** One dated piece of work. Its wall date and time frame are stored; its instants are derived (domain's visitTimes). */
export interface Visit extends VisitKey, Booking {
  /** Where it is now, local. */
  date: LocalDate;
  status: VisitStatus;
  /** Whether it is one of a series. */
  recurring: boolean;
  duration_minutes: number;
  /** The fields that were set for this visit alone. Never empty (docs/decisions/015-one-schedule-per-series.md). */
  own?: ReadonlySet<SeriesField> | undefined;
  /** A pay that was set for this visit alone. It stays when the visit is reopened. */
  own_pay_cents?: Cents | undefined;
  /** What the walker wrote on completing. */
  comments?: string | undefined;
  photo_urls?: string[] | undefined;
  /** Epoch milliseconds. */
  completed_at?: number | undefined;
  completed_by?: string | undefined;
  /** A digest of the completing request, to tell its retry from another one. */
  completion_hash?: string | undefined;
  /** When the client deleted the note, in epoch milliseconds. It and the photos are kept, but the client reads neither. */
  note_deleted_at?: number | undefined;
  /** What its walker reads, too. */
  cancel_reason?: string | undefined;
  /** The version of the series that cancelled it, where it was cancelled together with others. */
  cancelled_with?: number | undefined;
  /** What the client is billed for it. Fixed when it is completed or cancelled. */
  charge_cents?: Cents | undefined;
  /** What its walker earns for it. Fixed when it is completed or cancelled, so that a later rate changes nothing earned. */
  pay_cents?: Cents | undefined;
  /** The invoice that it is on. Putting it there counts no edit. */
  invoice_id?: string | undefined;
  /** When the owner decided never to bill it, in epoch milliseconds. */
  written_off_at?: number | undefined;
  /** Why. */
  written_off_reason?: string | undefined;
  /** The pay run that it is in. Putting it there counts no edit. */
  pay_run_id?: string | undefined;
  /** Who of the office edited it last. */
  changed_by?: string | undefined;
  /** When that was, in epoch milliseconds. */
  changed_at?: number | undefined;
  /** Counts the edits, from its schedule's version when it was stored. */
  version: number;
}
