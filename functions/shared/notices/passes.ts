import { business } from "@petcare/business";
import {
  addDays,
  endOfWeek,
  instantOf,
  type LocalDate,
  lateAfter,
  localDateOf,
  localHourOf,
  summaryHour,
  timeFrames,
  weekdayOf,
} from "@petcare/domain";
import type { Messenger } from "@petcare/storage";

/** A scheduled pass that is due, such as the reminders of a morning. */
export interface DuePass {
  name: string;
  day: LocalDate;
  pass: "morning" | "tomorrow" | "summary" | "week" | "late";
}

/** Computes the latest local Sunday whose 5 PM has passed. @param now epoch milliseconds */
function lastSunday(now: number): LocalDate {
  const { timeZone } = business;
  const today = localDateOf(now, timeZone);
  const sunday = addDays(today, -((weekdayOf(today) + 1) % 7));
  return sunday === today && localHourOf(now, timeZone) < 17 ? addDays(sunday, -7) : sunday;
}

/** Computes the last day that is published automatically, from the settings and the last Sunday. */
export const tellsThrough = ({ weeks_ahead }: Pick<Messenger, "weeks_ahead">, now: number): LocalDate =>
  addDays(endOfWeek(addDays(lastSunday(now), 1)), 7 * weeks_ahead);

/**
 * Lists the passes that are due and not done: each runs once a local day, by the business's clock. The week's pass runs
 * once for each last published day.
 */
export const duePasses = (messenger: Pick<Messenger, "passes" | "through">, now: number): DuePass[] =>
  passesUntil(messenger, now).filter(({ name, day }) => (messenger.passes[name] ?? "") < day);

/** Marks all passes as done, for when messages are turned on. */
export const passesMade = (messenger: Pick<Messenger, "through">, now: number): Messenger["passes"] =>
  Object.fromEntries(passesUntil(messenger, now).map(({ name, day }) => [name, day]));

/** Lists the daily passes and the hours from which they are due. */
const daily = [
  { name: "morning", pass: "morning", from: 8 },
  { name: "evening", pass: "tomorrow", from: 18 },
  { name: "summary", pass: "summary", from: summaryHour },
] as const;

function passesUntil({ through }: Pick<Messenger, "through">, now: number): DuePass[] {
  const { timeZone } = business;
  const today = localDateOf(now, timeZone);
  const hour = localHourOf(now, timeZone);
  const late = timeFrames
    .filter(({ endHour }) => now >= instantOf(today, endHour, timeZone) + lateAfter)
    .map(({ value }) => ({ name: `late ${value}`, day: today, pass: "late" as const }));
  return [
    ...daily.filter(({ from }) => hour >= from).map(({ name, pass }) => ({ name, day: today, pass })),
    { name: "week", day: through, pass: "week" as const },
    ...late,
  ];
}
