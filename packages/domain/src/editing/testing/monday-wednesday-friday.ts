import { addDays, type LocalDate } from "../../local-date.ts";
import type { RecurrenceEnd, RepeatingRecurrence } from "../../recurrence.ts";
import type { SeriesFields } from "../../schedules/visit.ts";
import type { EditableSeries } from "../editable.ts";
import { Book } from "./book.ts";

export const weekly = (end: RecurrenceEnd): RepeatingRecurrence => ({
  frequency: "weekly",
  interval: 1,
  weekdays: [0, 2, 4],
  end,
});
export const never = { type: "never" } as const;

/** Weekly on Mondays, Wednesdays and Fridays from Friday 20 November 2026, without end. */
const series: EditableSeries = {
  timeframe: "morning",
  service: "25",
  walker_id: "rosa",
  pet_names: ["Biscuit"],
  price_cents: 2800,
  date: "2026-11-20",
  recurrence: weekly(never),
  stored_through: "2026-11-19",
  version: 1,
};
/** The series, with some of it otherwise, as it is on a day. */
export const book = (changes: Partial<EditableSeries> = {}, today: LocalDate = "2026-11-21") => {
  const booked = { ...series, ...changes };
  return new Book({ ...booked, stored_through: addDays(booked.date, -1) }, today);
};
export const following = (from: LocalDate) => ({ type: "following", from }) as const;
export const values = (from: Book, name: keyof SeriesFields, dates: LocalDate[]) =>
  dates.map((date) => from.visit(date)[name]);
/** The months and days of its visits. */
export const datesOf = (from: Book, to: LocalDate) => from.calendar("2026-11-01", to).map(({ date }) => date.slice(5));
