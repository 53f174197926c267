import { addDays, type RecurrenceEnd } from "@petcare/domain";
import { type Schedule, type Visit, visitOf } from "../index.ts";

/**
 * A one-time morning walk of client-1 by walker-1 on Friday 2026-11-20, without stored visits.
 * `given` replaces fields.
 */
export function aSchedule(given: Partial<Schedule> = {}): Schedule {
  const date = given.date ?? "2026-11-20";
  return {
    id: "schedule-1",
    date,
    recurrence: { frequency: "none" },
    status: "scheduled",
    timeframe: "morning",
    service: "25",
    client_id: "client-1",
    walker_id: "walker-1",
    pet_names: ["Biscuit"],
    price_cents: 2500,
    stored_through: addDays(date, -1),
    version: 1,
    created_at: Date.UTC(2026, 10, 1),
    created_by: "owner-1",
    ...given,
  };
}

/** A rule for every day, or every `interval` days. It has no end unless one is given. */
export function everyDay({ interval = 1, end = { type: "never" } as RecurrenceEnd } = {}) {
  return { frequency: "daily", interval, end } as const;
}

/** The visit of aSchedule() on its date. `given` replaces fields. */
export function aVisit(given: Partial<Visit> = {}): Visit {
  const schedule = aSchedule();
  const original = given.original_date ?? given.date ?? schedule.date;
  return { ...visitOf(schedule, original), ...given };
}
