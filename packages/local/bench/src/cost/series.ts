import { addDays, type LocalDate } from "@petcare/domain";
import type { Schedule } from "@petcare/storage";

/** The first day of the metered month. */
export const firstDay: LocalDate = "2026-11-01";

/** The instant of an hour in New York. November's first night is the one that ends summer time. */
export const at = (date: LocalDate, hour: number) => Date.parse(`${date}T${String(hour).padStart(2, "0")}:00:00-05:00`);

/** The daily walk of a client by a walker, as it is before its first visits are stored. */
export const dailyWalk = (n: number, client_id: string, walker_id: string): Schedule => ({
  id: `series${n}`,
  date: firstDay,
  recurrence: { frequency: "daily", interval: 1, end: { type: "never" } },
  timeframe: "morning",
  service: "25",
  client_id,
  walker_id,
  pet_names: ["Biscuit", "Max"],
  notes: "Front-clip harness by the door. Two laps of the park, then fresh water.",
  price_cents: 2500,
  status: "scheduled",
  stored_through: addDays(firstDay, -1),
  version: 1,
  created_at: at(addDays(firstDay, -90), 9),
  created_by: "owner",
});
