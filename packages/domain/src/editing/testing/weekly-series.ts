import type { LocalDate } from "../../local-date.ts";
import type { RecurrenceEnd, RepeatingRecurrence } from "../../recurrence.ts";
import type { Editable, EditableSeries } from "../editable.ts";
import { fieldsAt } from "../timeline.ts";

export const weekly = (end: RecurrenceEnd): RepeatingRecurrence => ({
  frequency: "weekly",
  interval: 1,
  weekdays: [0, 2, 4],
  end,
});

/** Saturday, the day after the first visit. */
export const today: LocalDate = "2026-11-21";

/** Mondays, Wednesdays and Fridays from Friday 20 November 2026, without end, stored for two months. */
export const series: EditableSeries = {
  timeframe: "morning",
  service: "25",
  walker_id: "rosa",
  pet_names: ["Biscuit"],
  price_cents: 2800,
  date: "2026-11-20",
  recurrence: weekly({ type: "never" }),
  stored_through: "2027-01-21",
  version: 1,
};

/** A stored visit as its series gives it. `given` replaces fields. */
export const visitOf = (date: LocalDate, given: Partial<Editable> = {}, of = series): Editable => ({
  ...fieldsAt(of, date),
  ...{ original_date: date, date, status: "scheduled", version: 1 },
  ...given,
});
