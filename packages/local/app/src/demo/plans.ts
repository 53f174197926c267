import type { ServiceType, TimeFrame, VisitStatus } from "@petcare/domain";
import type { TeamName } from "./team.ts";

/** One booking of the demo, relative to today. */
export interface Plan {
  /** The place in the list of households. */
  client: number;
  /** The earliest start, in days from today. */
  from: number;
  /** As the API has it, such as "FREQ=DAILY". One visit where absent. */
  rrule?: string;
  /** The last day of a rule that has one, in days from today. */
  until?: number;
  timeframe: TimeFrame;
  /** A walk of 25 minutes where absent. */
  service?: ServiceType;
  /** The client's preferred walker where absent. Null means unassigned. */
  walker?: TeamName | null;
  service_label?: string;
  notes?: string;
  /** The status of its visit on a day, in days from today, where the demo needs a certain one. */
  outcome?: Record<number, VisitStatus>;
  /** The photos and the incident of its visit on a day, in days from today. It is completed by its own walker. */
  proof?: Record<number, { photos?: number; incident?: string }>;
  /** The first visit at least this many days from today is moved to the next day. */
  moves?: number;
}

const swallowed =
  "Biscuit picked up a chicken bone by the school fence and swallowed it before I could take it. He seems well.";

const series: Plan[] = [
  {
    client: 0,
    from: -60,
    rrule: "FREQ=DAILY",
    timeframe: "late_afternoon",
    notes: "Front-clip harness by the door.",
    outcome: { 0: "scheduled", [-1]: "completed", [-2]: "completed", [-3]: "completed" },
    proof: { [-1]: { photos: 2 }, [-2]: { incident: swallowed }, [-3]: { photos: 1 } },
  },
  { client: 0, from: -60, rrule: "FREQ=WEEKLY;BYDAY=TU,TH", timeframe: "morning", service: "visit" },
  { client: 1, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO,WE,FR", timeframe: "morning" },
  {
    client: 2,
    from: -60,
    rrule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    timeframe: "morning",
    notes: "Two at a time, please.",
  },
  { client: 3, from: -60, rrule: "FREQ=WEEKLY;BYDAY=TU,TH", timeframe: "afternoon" },
  { client: 4, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", timeframe: "afternoon" },
  { client: 5, from: -60, rrule: "FREQ=DAILY;INTERVAL=2", timeframe: "morning" },
  { client: 6, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO,WE,FR", timeframe: "afternoon" },
  { client: 7, from: -60, rrule: "FREQ=DAILY", timeframe: "early_morning" },
  { client: 8, from: -60, rrule: "FREQ=WEEKLY;BYDAY=SA,SU", until: 120, timeframe: "morning", service: "visit" },
  { client: 9, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", timeframe: "morning" },
  { client: 10, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO,WE,FR", timeframe: "early_morning" },
  { client: 11, from: -60, rrule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE", timeframe: "afternoon" },
  {
    client: 12,
    from: -60,
    rrule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR",
    timeframe: "late_afternoon",
    notes: "No other dogs. Use the canal path.",
  },
  { client: 13, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO,WE,FR", timeframe: "early_morning" },
  { client: 14, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO", until: -20, timeframe: "afternoon" },
  { client: 15, from: -60, rrule: "FREQ=MONTHLY;BYDAY=1SA", timeframe: "evening", service: "visit" },
  { client: 16, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", timeframe: "afternoon" },
  { client: 17, from: -60, rrule: "FREQ=WEEKLY;BYDAY=TU,TH", timeframe: "afternoon" },
  {
    client: 17,
    from: -60,
    rrule: "FREQ=MONTHLY;BYMONTHDAY=15",
    timeframe: "morning",
    service: "other",
    service_label: "Nail trim and brush-out",
  },
  { client: 18, from: -60, rrule: "FREQ=DAILY", timeframe: "afternoon" },
  { client: 19, from: -60, rrule: "FREQ=WEEKLY;BYDAY=FR;COUNT=60", timeframe: "evening" },
  {
    client: 20,
    from: -60,
    rrule: "FREQ=DAILY;COUNT=120",
    timeframe: "morning",
    service: "visit",
    notes: "Insulin is in the refrigerator door.",
  },
  { client: 21, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO,WE,FR", timeframe: "late_afternoon" },
  { client: 22, from: -60, rrule: "FREQ=DAILY;INTERVAL=3", timeframe: "afternoon" },
  { client: 23, from: -60, rrule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=SA", timeframe: "morning" },
  { client: 24, from: -60, rrule: "FREQ=WEEKLY;BYDAY=TU,TH", timeframe: "morning", moves: 6 },
  { client: 26, from: -60, rrule: "FREQ=WEEKLY;BYDAY=SU", timeframe: "afternoon", service: "visit" },
  { client: 27, from: -60, rrule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH", timeframe: "late_afternoon" },
  { client: 28, from: -60, rrule: "FREQ=WEEKLY;BYDAY=WE", timeframe: "morning", moves: 2 },
  {
    client: 28,
    from: -60,
    rrule: "FREQ=MONTHLY;BYDAY=5FR",
    timeframe: "afternoon",
    service: "other",
    service_label: "Bath at the salon on Park Avenue",
  },
  { client: 29, from: -60, rrule: "FREQ=WEEKLY;BYDAY=TU,TH", until: -30, timeframe: "afternoon" },
];

const stays: Plan[] = [
  { client: 9, from: -45, rrule: "FREQ=DAILY;COUNT=3", timeframe: "evening", service: "overnight" },
  { client: 25, from: -1, rrule: "FREQ=DAILY;COUNT=4", timeframe: "evening", service: "overnight" },
  { client: 2, from: 9, rrule: "FREQ=DAILY;COUNT=7", timeframe: "evening", service: "overnight", walker: "kate" },
  { client: 26, from: 20, rrule: "FREQ=DAILY;COUNT=2", timeframe: "evening", service: "overnight" },
  { client: 14, from: 4, timeframe: "evening", service: "overnight" },
];

/** Visits that make today interesting, on any day of the week. */
const aroundToday: Plan[] = [
  { client: 1, from: 0, timeframe: "early_morning", outcome: { 0: "completed" } },
  { client: 13, from: 0, timeframe: "morning", outcome: { 0: "cancelled" } },
  { client: 3, from: 0, timeframe: "evening", outcome: { 0: "confirmed" } },
  { client: 8, from: 0, timeframe: "evening", service: "visit", outcome: { 0: "scheduled" } },
  { client: 16, from: 0, timeframe: "morning", walker: null, outcome: { 0: "scheduled" } },
  { client: 21, from: 0, timeframe: "early_morning", walker: "kate", outcome: { 0: "confirmed" } },
  { client: 5, from: -1, timeframe: "evening", outcome: { [-1]: "scheduled" } },
  { client: 23, from: -1, timeframe: "afternoon", outcome: { [-1]: "confirmed" } },
  { client: 11, from: 1, timeframe: "morning", walker: null },
  { client: 19, from: 2, timeframe: "afternoon", walker: null },
];

export const plans: Plan[] = [...series, ...stays, ...aroundToday];
