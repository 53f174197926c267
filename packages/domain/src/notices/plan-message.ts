import { dateInWords, type LocalDate, weekdayInWords, weekdayOf, weekdaysInWords } from "../local-date.ts";
import { type Cents, formatCents } from "../money.ts";
import type { Recurrence } from "../recurrence.ts";
import { hoursOf, type TimeFrame } from "../visit-times.ts";
import type { NoticeFacts, PlanFact } from "./facts.ts";

// The small words that messages are made of.

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

/** '9 AM–12 PM', or '12–3 PM' where both hours are of the same half of the day. */
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

/** One line for each of some messages, as many as a message holds, and how many are left off: 'and 4 more'. */
export function linesOf(texts: readonly { subject: string; lines: readonly string[] }[]): string[] {
  const lines = texts.map(({ subject, lines }) => [`${subject}.`, ...lines].join(" "));
  const more = lines.length - maxLines;
  return [...lines.slice(0, maxLines), ...(more > 0 ? [`and ${more} more`] : [])];
}
const maxLines = 7;

/** 'Mon, Wed and Fri' */
export const listText = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** 'Biscuit and Max', or 'a visit' where no pet is named. */
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

/** One change is a message of its own; several are one, a line each, by day. */
export function planMessage({ reader, changes }: NoticeFacts["plan"]): { subject: string; lines: readonly string[] } {
  const told = changes.map((change) => textOf(change, reader));
  const [only] = told;
  if (only && told.length === 1) return only;
  const pets = [...new Set(changes.map((change) => listText(change.pets)))];
  const whose = pets.length === 1 && pets[0] ? `${pets[0]}’s` : "your";
  return {
    subject: reader === "walker" ? `Your plan: ${told.length} changes` : `${told.length} changes to ${whose} visits`,
    lines: linesOf(told),
  };
}

function textOf(change: PlanFact, reader: "client" | "walker"): { subject: string; lines: string[] } {
  const pets = petsOf(change.pets);
  const hours = hoursText(change.timeframe);
  const comes = comesText(change.walker);
  const who = reader === "client" ? [comes] : ["See your plan."];
  if ("every" in change) return seriesText(change, { pets, hours, comes });
  const day = dayShort(change.date);
  switch (change.type) {
    case "booked":
      return { subject: `Booked: ${pets}, ${day}, ${hours}`, lines: who };
    case "back":
      return { subject: `Back on: ${pets}, ${day}, ${hours}`, lines: who };
    case "yours":
      return { subject: `Yours: ${pets}, ${day}, ${hours}`, lines: ["See your plan."] };
    case "gone":
      return { subject: `No longer yours: ${pets}, ${day}`, lines: ["Somebody else will go."] };
    case "moved": {
      const was = `It was ${dayLong(change.was.date)}, ${hoursText(change.was.timeframe)}.`;
      return { subject: `${pets}: now ${day}, ${hours}`, lines: [reader === "client" ? `${was} ${comes}` : was] };
    }
    case "walker":
      return {
        subject: `${pets}: ${change.walker ?? "somebody else"} comes on ${day}`,
        lines: [`${instead(change)} The time stays ${hours}.`],
      };
    case "cancelled": {
      const charged =
        change.charged > 0 && reader === "client" ? ` ${formatCents(change.charged)} is charged for it.` : "";
      return {
        subject: `Cancelled: ${pets}, ${day}`,
        lines: [`The visit between ${hoursBetween(change.timeframe)} is cancelled.${charged}`],
      };
    }
  }
}

const instead = ({ walker, was }: { walker?: string | undefined; was: string | undefined }): string =>
  walker && was ? `${walker} comes instead of ${was}.` : comesText(walker);

type SeriesFact = Extract<PlanFact, { every: string }>;

function seriesText(
  change: SeriesFact,
  { pets, hours, comes }: { pets: string; hours: string; comes: string },
): { subject: string; lines: string[] } {
  const { every, walker } = change;
  const from = `From ${dayLong(change.from)} on`;
  switch (change.type) {
    case "series":
      return {
        subject: `Booked: ${pets}, ${every}, ${hours}`,
        lines: [walker ? `${from}, with ${walker}.` : `${from}. ${comes}`],
      };
    case "series-goes-on":
      return { subject: `Goes on: ${pets}, ${every}, ${hours}`, lines: [comes] };
    case "series-moved":
      return {
        subject: `${pets}, ${every}: now ${hours}`,
        lines: [`${from}. It was ${hoursText(change.was)}. ${comes}`],
      };
    case "series-walker":
      return {
        subject: `${pets}, ${every}: ${walker ?? "somebody else"} comes`,
        lines: [`${from}. ${instead(change)} The time stays ${hours}.`],
      };
    case "series-ends":
      return {
        subject: `Ends: ${pets}, ${every}, ${hours}`,
        lines: [change.last ? `The last visit is on ${dayLong(change.last)}.` : "No visit is left."],
      };
  }
}
