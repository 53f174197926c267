import type { LocalDate } from "../../local-date.ts";
import type { CheckedBooking, VisitThere } from "../checked-booking.ts";

/** Friday 20 November 2026. */
export const friday: LocalDate = "2026-11-20";
export const travel = 10;

/** A walk of Ana's with Rosa on Friday morning, with some of it otherwise. */
export const there = (changes: Partial<VisitThere> = {}): VisitThere => ({
  schedule_id: "s1",
  date: friday,
  timeframe: "morning",
  service_type: "25",
  status: "scheduled",
  duration_minutes: 25,
  client_id: "ana",
  walker_id: "rosa",
  ...changes,
});

/** Walks of others with Rosa, so many that the frame of 180 minutes has room for none but at 4 or fewer. */
export const walks = (count: number, changes: Partial<VisitThere> = {}): VisitThere[] =>
  Array.from({ length: count }, (_, index) => there({ schedule_id: `w${index}`, client_id: `c${index}`, ...changes }));

/** A morning walk for Priya by Rosa. */
export const booking = (changes: Partial<CheckedBooking> = {}): CheckedBooking => ({
  timeframe: "morning",
  service_type: "25",
  client_id: "priya",
  walker: { id: "rosa", active: true },
  ...changes,
});
