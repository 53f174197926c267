import type { ServiceType, TimeFrame, VisitStatus } from "@petcare/domain";
import {
  daily,
  fri,
  mon,
  monthlyNth,
  monthlyOn,
  once,
  type Repeating,
  sat,
  sun,
  thu,
  tue,
  wed,
  weekly,
} from "./repeating.ts";
import type { TeamName } from "./team.ts";

/** One booking of the demo, relative to today. */
export interface Plan {
  /** The place in the list of households. */
  client: number;
  /** The earliest start, in days from today. */
  from: number;
  repeating: Repeating;
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

const weekdays = [mon, tue, wed, thu, fri];

const swallowed =
  "Biscuit picked up a chicken bone by the school fence and swallowed it before I could take it. He seems well.";

const series: Plan[] = [
  {
    client: 0,
    from: -120,
    repeating: daily(),
    timeframe: "late_afternoon",
    notes: "Front-clip harness by the door.",
    outcome: { 0: "scheduled", [-1]: "completed", [-2]: "completed", [-3]: "completed" },
    proof: { [-1]: { photos: 2 }, [-2]: { incident: swallowed }, [-3]: { photos: 1 } },
  },
  { client: 0, from: -360, repeating: weekly([tue, thu]), timeframe: "morning", service: "visit" },
  { client: 1, from: -350, repeating: weekly([mon, wed, fri]), timeframe: "morning" },
  { client: 2, from: -364, repeating: weekly(weekdays), timeframe: "morning", notes: "Two at a time, please." },
  { client: 3, from: -300, repeating: weekly([tue, thu]), timeframe: "afternoon" },
  { client: 4, from: -330, repeating: weekly(weekdays), timeframe: "afternoon" },
  { client: 5, from: -200, repeating: daily(2), timeframe: "morning" },
  { client: 6, from: -280, repeating: weekly([mon, wed, fri]), timeframe: "afternoon" },
  { client: 7, from: -340, repeating: daily(), timeframe: "early_morning" },
  { client: 8, from: -250, repeating: weekly([sat, sun], { until: 120 }), timeframe: "morning", service: "visit" },
  { client: 9, from: -310, repeating: weekly(weekdays), timeframe: "morning" },
  { client: 10, from: -260, repeating: weekly([tue, thu], { count: 40 }), timeframe: "early_morning" },
  { client: 10, from: -110, repeating: weekly([mon, wed, fri]), timeframe: "early_morning" },
  { client: 11, from: -220, repeating: weekly([mon, wed], { interval: 2 }), timeframe: "afternoon" },
  {
    client: 12,
    from: -345,
    repeating: weekly(weekdays),
    timeframe: "late_afternoon",
    notes: "No other dogs. Use the canal path.",
  },
  { client: 13, from: -330, repeating: weekly([mon, wed, fri]), timeframe: "early_morning" },
  { client: 14, from: -200, repeating: weekly([mon], { until: -20 }), timeframe: "afternoon" },
  { client: 15, from: -365, repeating: monthlyNth(1, sat), timeframe: "evening", service: "visit" },
  { client: 16, from: -180, repeating: weekly(weekdays), timeframe: "afternoon" },
  { client: 17, from: -300, repeating: weekly([tue, thu]), timeframe: "afternoon" },
  {
    client: 17,
    from: -290,
    repeating: monthlyOn(15),
    timeframe: "morning",
    service: "other",
    service_label: "Nail trim and brush-out",
  },
  { client: 18, from: -90, repeating: daily(), timeframe: "afternoon" },
  { client: 19, from: -150, repeating: weekly([fri], { count: 60 }), timeframe: "evening" },
  {
    client: 20,
    from: -60,
    repeating: daily(1, { count: 120 }),
    timeframe: "morning",
    service: "visit",
    notes: "Insulin is in the refrigerator door.",
  },
  { client: 21, from: -270, repeating: weekly([mon, wed, fri]), timeframe: "late_afternoon" },
  { client: 22, from: -240, repeating: daily(3), timeframe: "afternoon" },
  { client: 23, from: -330, repeating: weekly([sat], { interval: 2 }), timeframe: "morning" },
  { client: 24, from: -190, repeating: weekly([tue, thu]), timeframe: "morning", moves: 6 },
  { client: 26, from: -170, repeating: weekly([sun]), timeframe: "afternoon", service: "visit" },
  { client: 27, from: -320, repeating: weekly([mon, tue, wed, thu]), timeframe: "late_afternoon" },
  { client: 28, from: -250, repeating: weekly([wed]), timeframe: "morning", moves: 2 },
  {
    client: 28,
    from: -240,
    repeating: monthlyNth(5, fri),
    timeframe: "afternoon",
    service: "other",
    service_label: "Bath at the salon on Park Avenue",
  },
  { client: 29, from: -360, repeating: weekly([tue, thu], { until: -150 }), timeframe: "afternoon" },
];

const stays: Plan[] = [
  { client: 4, from: -140, repeating: daily(1, { count: 6 }), timeframe: "evening", service: "overnight" },
  { client: 9, from: -75, repeating: daily(1, { count: 3 }), timeframe: "evening", service: "overnight" },
  { client: 25, from: -210, repeating: daily(1, { count: 4 }), timeframe: "evening", service: "overnight" },
  { client: 25, from: -1, repeating: daily(1, { count: 4 }), timeframe: "evening", service: "overnight" },
  { client: 2, from: 9, repeating: daily(1, { count: 7 }), timeframe: "evening", service: "overnight", walker: "kate" },
  { client: 26, from: 20, repeating: daily(1, { count: 2 }), timeframe: "evening", service: "overnight" },
  { client: 14, from: 4, repeating: once, timeframe: "evening", service: "overnight" },
];

/** Visits that make today interesting, on any day of the week. */
const aroundToday: Plan[] = [
  { client: 1, from: 0, repeating: once, timeframe: "early_morning", outcome: { 0: "completed" } },
  { client: 13, from: 0, repeating: once, timeframe: "morning", outcome: { 0: "cancelled" } },
  { client: 3, from: 0, repeating: once, timeframe: "evening", outcome: { 0: "confirmed" } },
  { client: 8, from: 0, repeating: once, timeframe: "evening", service: "visit", outcome: { 0: "scheduled" } },
  { client: 16, from: 0, repeating: once, timeframe: "morning", walker: null, outcome: { 0: "scheduled" } },
  { client: 21, from: 0, repeating: once, timeframe: "early_morning", walker: "kate", outcome: { 0: "confirmed" } },
  { client: 5, from: -1, repeating: once, timeframe: "evening", outcome: { [-1]: "scheduled" } },
  { client: 23, from: -1, repeating: once, timeframe: "afternoon", outcome: { [-1]: "confirmed" } },
  { client: 11, from: 1, repeating: once, timeframe: "morning", walker: null },
  { client: 19, from: 2, repeating: once, timeframe: "afternoon", walker: null },
];

export const plans: Plan[] = [...series, ...stays, ...aroundToday];
