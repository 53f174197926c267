import type { Role } from "../kinds.ts";
import { addDays, type LocalDate, weekdayInWords } from "../local-date.ts";
import { type Cents, formatCents, totalOf } from "../money.ts";
import type { Visit } from "../schedules/visit.ts";
import { isOpen } from "../visit-life.ts";
import { overdueFrom } from "../visit-times.ts";
import { instantOf } from "../zone.ts";
import {
  clockText,
  comesText,
  dayShort,
  daysFromTo,
  hoursText,
  leftText,
  linesOf,
  listText,
  type MessageReader,
  type MessageText,
  type MessageVisit,
  petsOf,
} from "./message-words.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import { askedMessage, type NoticeRequest } from "./request-message.ts";

/**
 * A message to send, in plain text. An email has all of it. A push has the subject as its title and the first line as its
 * body.
 */
export interface Message {
  kind: NoticeKind;
  subject: string;
  /** Each has a heading if there are several. */
  sections: readonly { heading?: string; lines: readonly string[] }[];
  /** `path` is the address of a screen, from '/' on. */
  button: { text: string; path: string };
}

/** Makes the message about a week: a walker's by day, a client's with days that are alike in one line. */
export function weekMessage(
  visits: readonly MessageVisit[],
  monday: LocalDate,
  { reader, nameOf }: MessageReader,
): MessageText {
  const subject = `Your week, ${daysFromTo(monday, addDays(monday, 6))}`;
  if (reader === "walker") {
    const days = Map.groupBy(visits, ({ date }) => date);
    const lines = [...days].map(([date, some]) => {
      const [first] = some.map(({ timeframe }) => hoursText(timeframe));
      return `${weekdayInWords(date)}: ${some.length === 1 ? "1 visit" : `${some.length} visits`}, first ${first}`;
    });
    return { subject, lines };
  }
  const isOnePet = new Set(visits.map(({ pet_names }) => petsOf(pet_names))).size === 1;
  const same = Map.groupBy(visits, ({ pet_names, timeframe, walker_id }) => {
    const walker = nameOf(walker_id);
    const who = walker ? `with ${walker}` : "who comes is not settled yet";
    return [hoursText(timeframe), who, ...(isOnePet ? [] : [petsOf(pet_names)])].join(", ");
  });
  const daysOf = (some: typeof visits) => listText([...new Set(some.map(({ date }) => weekdayInWords(date)))]);
  return { subject, lines: [...same].map(([text, some]) => `${daysOf(some)}, ${text}.`) };
}

/** Makes the message about tomorrow. @param visits at least one @param keys the keys for a walker to take */
export function tomorrowMessage(
  visits: readonly MessageVisit[],
  keys: readonly string[],
  { reader, nameOf }: MessageReader,
): MessageText {
  const [first] = visits.map(({ timeframe }) => hoursText(timeframe));
  const [pets] = visits.map(({ pet_names }) => petsOf(pet_names));
  const subject = visits.length === 1 ? `${pets}, ${first}` : `${visits.length} visits, first ${first}`;
  const toTake = [keys.length > 0 ? `Keys to take: ${keys.join(", ")}.` : "No keys to take."];
  const comes = [...new Set(visits.map(({ walker_id }) => comesText(nameOf(walker_id))))];
  return { subject: `Tomorrow: ${subject}`, lines: reader === "walker" ? toTake : comes };
}

export const hereMessage = (
  { pet_names, arrived_at = 0 }: Pick<Visit, "pet_names" | "arrived_at">,
  walker: string | undefined,
  zone: string,
): MessageText => ({
  subject: `${walker ?? "Somebody"} ${pet_names.length > 0 ? `is with ${listText(pet_names)}` : "has come for a visit"}`,
  lines: [`Since ${clockText(arrived_at, zone)}.`],
});

type DoneVisit = Pick<Visit, "pet_names" | "comments" | "photo_ids" | "photo_urls"> & {
  note_deleted_at?: number | undefined;
};

export function doneMessage(visit: DoneVisit): MessageText {
  const { pet_names, comments, photo_ids = [], photo_urls = [], note_deleted_at } = visit;
  const hasNote = note_deleted_at === undefined;
  const photos = hasNote ? photo_ids.length + photo_urls.length : 0;
  return {
    subject: `${pet_names.length > 0 ? `${listText(pet_names)}’s` : "Your"} visit is done`,
    lines: [
      (hasNote && comments) || "There is no note.",
      ...(photos > 0 ? [photos === 1 ? "There is a photo." : `There are ${photos} photos.`] : []),
    ],
  };
}

interface PaidRun {
  status: "paid" | "undone";
  sums: { total: Cents; tips: Cents };
  period: { end: LocalDate };
}

export function payMessage({ status, sums: { total, tips }, period }: PaidRun): MessageText {
  if (status === "undone") {
    return { subject: `Taken back: your pay of ${formatCents(total)}`, lines: ["It will come with the next pay."] };
  }
  const withTips = tips > 0 ? `, tips of ${formatCents(tips)} included` : "";
  const line = `For work up to ${dayShort(period.end).slice(4)}${withTips}.`;
  return { subject: `You were paid ${formatCents(total)}`, lines: [line] };
}

type Unfinished = Pick<Visit, "date" | "timeframe" | "service" | "status">;

/** In milliseconds after the end of its frame: when an unfinished visit is reported as late, and until when. */
export const lateAfter = 15 * 60_000;
const lateIsNews = 12 * 3_600_000;

/** Tells whether a visit is still unfinished a while after its end. */
export function isLate(visit: Unfinished, now: number, zone: string): boolean {
  const since = now - overdueFrom(visit, zone) - lateAfter;
  return isOpen(visit) && since >= 0 && since < lateIsNews;
}

/** Makes the message about late visits. @param visits at least one @param walker their walker's first name, for the owner */
export function lateMessage(
  visits: readonly (Unfinished & Pick<Visit, "pet_names" | "arrived_at">)[],
  walker: string | undefined,
  zone: string,
): MessageText {
  // An overnight stay ends on the next day, so its frame would mislead.
  const names = visits.map(
    ({ pet_names, service, timeframe }) =>
      `${petsOf(pet_names)}, ${service === "overnight" ? "overnight" : hoursText(timeframe)}`,
  );
  const [ended] = visits.map((visit) => clockText(overdueFrom(visit, zone), zone).replace(/ [AP]M$/, ""));
  const arrived = visits[0]?.arrived_at;
  const isHeard = walker !== undefined && arrived !== undefined;
  const several = `${visits.length} visits${walker ? `, ${walker}` : ""}`;
  return {
    subject: `Not finished: ${visits.length === 1 ? names[0] : several}`,
    lines: [
      ...(visits.length === 1 ? [`It ended at ${ended}.`] : names),
      ...(isHeard ? [`Nothing was heard from ${walker} since ${clockText(arrived, zone)}.`] : []),
    ],
  };
}

/** The local hour of the owner's daily summary. */
export const summaryHour = 19;
/** Computes the span of a day's summary, from 7 PM to 7 PM, in epoch milliseconds. The end is excluded. */
export const summarySpan = (today: LocalDate, zone: string): { from: number; to: number } => ({
  from: instantOf(addDays(today, -1), summaryHour, zone),
  to: instantOf(today, summaryHour, zone),
});

/** An event that the owner gets a message about. It has first names only. */
export type NoticeEvent = {
  id: string;
  /** Epoch milliseconds. */
  at: number;
} & (
  | { kind: "received"; from: string; cents: Cents; left: Cents }
  | { kind: "matter"; pets: readonly string[]; date: LocalDate; isIncident: boolean; sentence: string }
  | { kind: "signup"; name: string; role: Role; isMember: boolean }
  | { kind: "unreached"; name: string; about: string }
);

/** Makes the owner's message about events: one event has its own text, several have a line each. */
export function eventsMessage(events: readonly NoticeEvent[]): MessageText {
  const [only, ...others] = events.map(eventText);
  if (only && others.length === 0) return only;
  return { subject: countsOf(events).join(", "), lines: linesOf(events.map(eventText)) };
}

/** Makes the owner's daily summary: the counts by kind, and a line for each event. */
export function summaryMessage(requests: readonly NoticeRequest[], events: readonly NoticeEvent[]): MessageText {
  const counts = [...(requests.length > 0 ? [`${requests.length} asked for`] : []), ...countsOf(events)];
  const texts = [...requests.map(askedMessage), ...events.map(eventText)];
  return { subject: `Your day: ${counts.join(", ")}`, lines: linesOf(texts) };
}

/** '$258.00 paid in', '2 to settle' */
const countsOf = (events: readonly NoticeEvent[]): string[] =>
  [...Map.groupBy(events, ({ kind }) => kind)].map(([kind, some]) => {
    if (kind !== "received") return `${some.length} ${words[kind]}`;
    return `${formatCents(totalOf(some.map((event) => (event.kind === "received" ? event.cents : 0))))} paid in`;
  });

const words = { matter: "to settle", signup: "signed up", unreached: "could not be told" };

function eventText(event: NoticeEvent): MessageText {
  switch (event.kind) {
    case "received":
      return { subject: `Paid in: ${formatCents(event.cents)} from ${event.from}`, lines: [leftText(event.left)] };
    case "matter": {
      const about = `${petsOf(event.pets)}, ${dayShort(event.date)}`;
      return { subject: `${event.isIncident ? "An incident" : "To settle"}: ${about}`, lines: [event.sentence] };
    }
    case "signup": {
      const line = event.isMember ? "As a member of a household." : `As a ${event.role}.`;
      return { subject: `${event.name} has signed up`, lines: [line] };
    }
    case "unreached":
      return { subject: `Could not be told: ${event.name}`, lines: [`The message was “${event.about}”.`] };
  }
}
