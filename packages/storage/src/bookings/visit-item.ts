import type { Cents, LocalDate, VisitStatus } from "@petcare/domain";
import { agendaKey, calendarPartition, visitKey, visitKeyOf } from "../table/keys.ts";
import type { Booking } from "./schedule-item.ts";
import type { VisitKey } from "./visit-id.ts";

/** One dated piece of work. Its wall date and time frame are stored; its instants are derived (domain's visitTimes). */
export interface Visit extends VisitKey, Booking {
  /** Where it is now, local. */
  date: LocalDate;
  status: VisitStatus;
  /** Whether it is one of a series. */
  recurring: boolean;
  duration_minutes: number;
  /** What the walker wrote on completing. */
  comments?: string | undefined;
  photo_urls?: string[] | undefined;
  /** Epoch milliseconds. */
  completed_at?: number | undefined;
  completed_by?: string | undefined;
  /** What its walker earns for it. Fixed when it is completed, so that a later rate does not rewrite what was earned. */
  pay_cents?: Cents | undefined;
  /** A digest of the completing request, to tell its retry from another one. */
  completion_hash?: string | undefined;
  /** When the client deleted the note: it and the photos are kept, but are nothing that the client reads. Epoch milliseconds. */
  note_deleted_at?: number | undefined;
  /** Counts the edits, from 1. */
  version: number;
}

/** The item of a visit. Its schedule and original date are in its key alone. */
export function visitItem(visit: Visit) {
  const { schedule_id, original_date, ...rest } = visit;
  return { ...visitKey(visit), ...calendarPartition(visit.date), ...agendaKey(visit), ...rest };
}

/** A visit, or the part of it that an index has. */
export function visitFrom<V extends VisitKey = Visit>(item: Record<string, unknown>): V {
  const { pk, sk, calendar_pk, agenda_sk, ...rest } = item;
  return { ...visitKeyOf({ pk: String(pk), sk: String(sk) }), ...rest } as unknown as V;
}
