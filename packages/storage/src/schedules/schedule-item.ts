import type { EarlierStep, LocalDate, openStatuses, Recurrence, RecurrenceEnd } from "@petcare/domain";
import { scheduleIdOf, scheduleKey, seriesKey, seriesPartition } from "../table/keys.ts";
import type { Booking } from "./booking.ts";

/** Visits that are booked together: a series, or a single one. */
export interface Schedule extends Booking {
  id: string;
  /** The start, local. */
  date: LocalDate;
  recurrence: Recurrence;
  /** What it gave to original dates before, as far as that differs (docs/decisions/015-one-schedule-per-series.md). */
  earlier?: readonly EarlierStep[] | undefined;
  /** The end as it was booked, while a cancelling has put an earlier one in its place. */
  cut?: { end: RecurrenceEnd } | undefined;
  /** The status that its visits begin with. */
  status: (typeof openStatuses)[number];
  /** Every visit with an original date up to this day is stored. Of those after it, only the ones in stored_ahead are. */
  stored_through: LocalDate;
  /** Original dates after stored_through that are stored because somebody edited those visits. Never empty. */
  stored_ahead?: ReadonlySet<LocalDate> | undefined;
  /** Counts the edits of the whole, from 1. Storing visits is no edit. */
  version: number;
  /** Counts the office's acts on single visits, and those stored ahead, from 1. */
  touched?: number | undefined;
  /** Who edited the whole last. */
  changed_by?: string | undefined;
  /** When that was, in epoch milliseconds. */
  changed_at?: number | undefined;
  /** Epoch milliseconds. */
  created_at: number;
  created_by: string;
  /** A digest of the request that made it. It tells a repeated request from another one with the same key. */
  request_hash?: string | undefined;
}

/**
 * The item of a schedule. Its id is in its key alone.
 *
 * @param unfinished whether visits are still to be stored; only then is the series in the indexes
 */
export function scheduleItem(schedule: Schedule, unfinished: boolean) {
  const { id, ...rest } = schedule;
  return { ...scheduleKey(id), ...(unfinished && { ...seriesPartition, ...seriesKey(schedule) }), ...rest };
}

/** A schedule, or the part of it that an index has. */
export function scheduleFrom(item: Record<string, unknown>): Schedule {
  const { pk, sk, series_pk, agenda_sk, ...rest } = item;
  return { id: scheduleIdOf(String(pk)), ...rest } as unknown as Schedule;
}
