import type { Cents, LocalDate, Recurrence, ServiceType, TimeFrame } from "@petcare/domain";
import { scheduleIdOf, scheduleKey, seriesKey, seriesPartition } from "../table/keys.ts";

/** What a schedule gives to each of its visits. */
export interface Booking {
  timeframe: TimeFrame;
  service: ServiceType;
  client_id: string;
  /** Absent: unassigned. */
  walker_id?: string | undefined;
  pet_names: string[];
  price_cents: Cents;
  notes?: string | undefined;
  address?: string | undefined;
  garage_code?: string | undefined;
  service_label?: string | undefined;
  walker_phone?: string | undefined;
}

/** The attributes of a Booking. */
export const bookingAttributes = [
  "timeframe",
  "service",
  "client_id",
  "walker_id",
  "pet_names",
  "price_cents",
  "notes",
  "address",
  "garage_code",
  "service_label",
  "walker_phone",
] as const satisfies readonly (keyof Booking)[];

export interface Schedule extends Booking {
  id: string;
  /** The start, local. */
  date: LocalDate;
  recurrence: Recurrence;
  /** The status that its visits begin with. */
  status: "scheduled" | "confirmed";
  /** Every visit whose original date is on or before this day is stored, and none after it but those in stored_ahead. */
  materialised_through: LocalDate;
  /** Original dates after materialised_through that are stored, because somebody edited that visit. Never empty. */
  stored_ahead?: ReadonlySet<LocalDate> | undefined;
  /** Counts the edits by people, from 1; materialising is none. */
  version: number;
  /** Epoch milliseconds. */
  created_at: number;
  created_by: string;
  /** A digest of the request that made it, to tell the same request from another one with its key. */
  request_hash?: string | undefined;
}

/**
 * The item of a schedule. Its id is in its key alone.
 *
 * @param unfinished whether visits are still to be stored: only then the series is in the indexes
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
