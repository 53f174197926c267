import type { WalkerVisit } from "../my-schedule.ts";

const zeroHour = { early_morning: 11, morning: 14, afternoon: 17, late_afternoon: 20, evening: 23 };

/** A visit on Friday, Nov 20, 2026 (New York on winter time), with what the test changes. */
export function aVisit(changes: Partial<WalkerVisit> = {}): WalkerVisit {
  const { date = "2026-11-20", timeframe = "morning" } = changes;
  const start = `${date}T${zeroHour[timeframe]}:00:00.000Z`;
  return {
    _id: `s1.${date}.${timeframe}`,
    schedule_id: "s1",
    date,
    start,
    end: start.replace(":00:00.", ":25:00."),
    occurrence_start: start,
    timeframe,
    service_type: "25",
    service_label: null,
    duration_minutes: 25,
    status: "scheduled",
    pet_names: ["Biscuit", "Max"],
    notes: null,
    comments: null,
    photo_urls: [],
    completed_at: null,
    address: "41 Harbor Ln",
    garage_code: null,
    clientName: "Ana Reyes",
    client: { name: "Ana Reyes", phone: "516-555-0103" },
    pets: [{ name: "Biscuit" }, { name: "Max" }],
    ...changes,
  };
}
