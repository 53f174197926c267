import {
  addDays,
  instantOf,
  type LocalDate,
  type Note,
  noteOf,
  type RecurrenceEnd,
  type Report,
} from "@petcare/domain";
import { type Completing, type Schedule, type Visit, type VisitKey, visitOf } from "../index.ts";
import { anAuthor } from "./author.ts";

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

type Said = Pick<Completing, "payOf" | "version" | "time" | "isOwner"> & Pick<Report, "key" | "replaces" | "isInTime">;

interface Completed extends Partial<Said> {
  /** Who says so. The owner completes the visit for its walker. */
  id?: string;
  /** The local day on which it is said, at noon in New York. */
  on?: LocalDate;
  note?: Partial<Note>;
}

/** Makes what is said of a visit that is done, on its day, by the owner unless `given` says otherwise. */
export function aCompletion(key: VisitKey, given: Completed = {}): Completing {
  const { id = "owner-1", on = key.original_date, note = {}, key: text, replaces, isInTime = false, ...rest } = given;
  return {
    key,
    by: anAuthor({ id, at: instantOf(on, 12, zone) }),
    isOwner: true,
    words: { note: noteOf({ comments: "All well", ...note }), key: text, replaces, isInTime },
    time: {},
    isTagOf: async () => false,
    zone,
    partsOf: async () => [],
    payOf: async () => 1500,
    ...rest,
  };
}

const zone = "America/New_York";
