import { dateInWords, type LocalDate, weekdayInWords, weekdayOf, weekdaysInWords } from "../local-date.ts";
import { type Cents, formatCents } from "../money.ts";
import type { Recurrence } from "../recurrence.ts";
import type { Visit } from "../schedules/visit.ts";
import { hoursOf, type TimeFrame } from "../visit-times.ts";

/** The text of a message. It never has a code, an address, a person's phone or a last name (docs/product/notices.md#texts). */
export interface MessageText {
  subject: string;
  lines: readonly string[];
}

/** The fields of a visit that messages name. */
export type MessageVisit = Pick<Visit, "pet_names" | "date" | "timeframe" | "walker_id">;

/** The reader of a message about visits. `nameOf` gives a walker's first name. */
export interface MessageReader {
  reader: "client" | "walker";
  nameOf: (id: string | undefined) => string | undefined;
}

/** 'Nov 24' */
const monthDay = (date: LocalDate): string => dateInWords(date).slice(0, -6);

/** 'Tue Nov 24', for a subject. */
export const dayShort = (date: LocalDate): string => `${weekdayInWords(date)} ${monthDay(date)}`;

/** 'Tue, Nov 24', for a sentence. */
export const dayLong = (date: LocalDate): string => `${weekdayInWords(date)}, ${monthDay(date)}`;

/** 'Nov 16–22', 'Nov 30–Dec 6', or 'Nov 16' of a single day. */
export function daysFromTo(from: LocalDate, to: LocalDate): string {
  if (from === to) return monthDay(from);
  return `${monthDay(from)}–${from.slice(0, 7) === to.slice(0, 7) ? monthDay(to).slice(4) : monthDay(to)}`;
}

const hourText = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;

/** '9 AM–12 PM', or '12–3 PM' if both hours are AM or both PM. */
export function hoursText(timeframe: TimeFrame): string {
  const { startHour, endHour } = hoursOf(timeframe);
  const isSameHalf = startHour < 12 === endHour < 12;
  return `${isSameHalf ? startHour % 12 || 12 : hourText(startHour)}–${hourText(endHour)}`;
}

/** '9 AM and 12 PM' */
export function hoursBetween(timeframe: TimeFrame): string {
  const { startHour, endHour } = hoursOf(timeframe);
  return `${hourText(startHour)} and ${hourText(endHour)}`;
}

/** '9:12 AM' of an instant in epoch milliseconds. */
export const clockText = (at: number, zone: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone: zone, hour: "numeric", minute: "2-digit" })
    .format(at)
    .replace(/\s/g, " ");

/** 'Rosa will come.' */
export const comesText = (walker: string | undefined): string =>
  walker ? `${walker} will come.` : "Who comes is not settled yet.";

/** '$58.00 is left to pay.' */
export const leftText = (cents: Cents): string =>
  cents > 0 ? `${formatCents(cents)} is left to pay.` : "Nothing is left to pay.";

/** Makes one line of each message, up to the maximum. The last line counts the rest: 'and 4 more'. */
export function linesOf(texts: readonly MessageText[]): string[] {
  const lines = texts.map(({ subject, lines }) => [`${subject}.`, ...lines].join(" "));
  const more = lines.length - maxLines;
  return [...lines.slice(0, maxLines), ...(more > 0 ? [`and ${more} more`] : [])];
}
const maxLines = 7;

/** 'Mon, Wed and Fri' */
export const listText = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** 'Biscuit and Max', or 'a visit' if no pet is named. */
export const petsOf = (pets: readonly string[]): string => listText(pets) || "a visit";

/** 'every Mon, Wed and Fri', 'every day', 'every 2 weeks on Tue', 'every month'. */
export function everyText(rule: Recurrence, start: LocalDate): string {
  if (rule.frequency === "none") return dayShort(start);
  const { interval } = rule;
  if (rule.frequency === "daily") return interval === 1 ? "every day" : `every ${interval} days`;
  if (rule.frequency === "monthly") return interval === 1 ? "every month" : `every ${interval} months`;
  const picked = rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(start)];
  const days = listText(weekdaysInWords.filter((_, weekday) => picked.includes(weekday)));
  return interval === 1 ? `every ${days}` : `every ${interval} weeks on ${days}`;
}
