import { addDays, weekdayInWords } from "../local-date.ts";
import { formatCents, totalOf } from "../money.ts";
import type { NoticeEvent, NoticeFacts } from "./facts.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import {
  comesText,
  dayShort,
  daysFromTo,
  hoursText,
  leftText,
  linesOf,
  listText,
  petsOf,
  planMessage,
} from "./plan-message.ts";
import { answerMessage, askedMessage } from "./request-message.ts";

interface Text {
  subject: string;
  lines: readonly string[];
}

/** Tells the owner what has happened: one event is a message of its own, several are a line each. */
export function eventsMessage(events: readonly NoticeEvent[]): Text {
  const [only, ...others] = events;
  if (only && others.length === 0) return eventText(only);
  return { subject: countsOf(events).join(", "), lines: linesOf(events.map(eventText)) };
}

/** Sums up what a day has brought: how many of each, and a line for each. */
export function summaryMessage({ requests, events }: NoticeFacts["summary"]): Text {
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

function eventText(event: NoticeEvent): Text {
  switch (event.kind) {
    case "received":
      return { subject: `Paid in: ${formatCents(event.cents)} from ${event.from}`, lines: [leftText(event.left)] };
    case "matter": {
      const about = `${petsOf(event.pets)}, ${dayShort(event.date)}`;
      return { subject: `${event.isIncident ? "An incident" : "To settle"}: ${about}`, lines: [event.sentence] };
    }
    case "signup":
      return { subject: `${event.name} has signed up`, lines: [signedUpAs(event)] };
    case "unreached":
      return { subject: `Could not be told: ${event.name}`, lines: [`The message was “${event.about}”.`] };
  }
}

const signedUpAs = ({ role, isMember }: Extract<NoticeEvent, { kind: "signup" }>): string =>
  isMember ? "As a member of a household." : `As a ${role}.`;

/** The week of a person: a walker's by day, a client's by what is the same on several days. */
export function weekMessage({ reader, from, visits }: NoticeFacts["week"]): {
  subject: string;
  lines: readonly string[];
} {
  const subject = `Your week, ${daysFromTo(from, addDays(from, 6))}`;
  if (reader === "walker") {
    const days = Map.groupBy(visits, ({ date }) => date);
    const lines = [...days].map(([date, some]) => {
      const [first] = some;
      const count = some.length === 1 ? "1 visit" : `${some.length} visits`;
      return `${weekdayInWords(date)}: ${count}, first ${first ? hoursText(first.timeframe) : ""}`;
    });
    return { subject, lines };
  }
  const same = Map.groupBy(
    visits,
    ({ pets, timeframe, walker }) =>
      `${hoursText(timeframe)}, ${walker ? `with ${walker}` : "who comes is not settled yet"}, ${petsOf(pets)}`,
  );
  const isOnePet = new Set(visits.map(({ pets }) => petsOf(pets))).size === 1;
  const lines = [...same].map(([text, some]) => {
    const days = listText([...new Set(some.map(({ date }) => weekdayInWords(date)))]);
    return `${days}, ${isOnePet ? text.slice(0, text.length - petsOf(some[0]?.pets ?? []).length - 2) : text}.`;
  });
  return { subject, lines };
}

/** The text of a message: its subject, and its lines. */
export interface MessageText {
  subject: string;
  lines: readonly string[];
}

/**
 * Every text that people are sent, once (docs/product/notices.md#texts). No text has a code, an address, a phone of a
 * person, or a last name.
 */
export const messageOf = <Kind extends NoticeKind>(kind: Kind, facts: NoticeFacts[Kind]): MessageText =>
  texts[kind](facts);

const texts: { [Kind in NoticeKind]: (facts: NoticeFacts[Kind]) => MessageText } = {
  plan: planMessage,
  week: weekMessage,
  tomorrow: tomorrowMessage,
  here: ({ pets, walker, clock }) => ({
    subject: `${walker ?? "Somebody"} ${pets.length > 0 ? `is with ${listText(pets)}` : "has come for a visit"}`,
    lines: [`Since ${clock}.`],
  }),
  done: ({ pets, note, photos }) => ({
    subject: `${pets.length > 0 ? `${listText(pets)}’s` : "Your"} visit is done`,
    lines: [
      note || "There is no note.",
      ...(photos > 0 ? [photos === 1 ? "There is a photo." : `There are ${photos} photos.`] : []),
    ],
  }),
  invoice: invoiceMessage,
  pay: ({ type, cents, tips, through }) => ({
    subject: type === "paid" ? `You were paid ${formatCents(cents)}` : `Taken back: your pay of ${formatCents(cents)}`,
    lines: [
      type === "paid"
        ? `For work up to ${dayShort(through).slice(4)}${tips > 0 ? `, tips of ${formatCents(tips)} included` : ""}.`
        : "It will come with the next pay.",
    ],
  }),
  answer: answerMessage,
  asked: askedMessage,
  received: eventsMessage,
  matter: eventsMessage,
  signup: eventsMessage,
  unreached: eventsMessage,
  summary: summaryMessage,
  late: lateMessage,
};

function tomorrowMessage({ reader, visits, keys }: NoticeFacts["tomorrow"]): MessageText {
  const [first] = visits;
  if (!first) return { subject: "Tomorrow: no visits", lines: [] };
  const single = `Tomorrow: ${petsOf(first.pets)}, ${hoursText(first.timeframe)}`;
  const several = `Tomorrow: ${visits.length} visits, first ${hoursText(first.timeframe)}`;
  const subject = visits.length === 1 ? single : several;
  if (reader === "walker")
    return { subject, lines: [keys.length > 0 ? `Keys to take: ${keys.join(", ")}.` : "No keys to take."] };
  return { subject, lines: [...new Set(visits.map(({ walker }) => comesText(walker)))] };
}

function invoiceMessage(facts: NoticeFacts["invoice"]): MessageText {
  const { cents, period, due } = facts;
  const [amount, days] = [formatCents(cents), `For ${daysFromTo(period.start, period.end)}.`];
  switch (facts.type) {
    case "made": {
      const subject = `Your invoice: ${formatCents(facts.total)}`;
      if (cents === 0) return { subject, lines: [`${days} ${leftText(cents)}`] };
      const left = cents < facts.total ? `. ${amount} is left to pay` : "";
      return { subject: `${subject}${left}, due ${dayShort(due)}`, lines: [days, facts.howToPay] };
    }
    case "paid":
      return {
        subject: `Thank you: ${formatCents(facts.received)} received`,
        lines: [leftText(cents)],
      };
    case "changed":
      return { subject: `Your invoice has changed: ${amount} is to pay`, lines: [days] };
    case "open-again":
      return { subject: `Open again: ${amount} is to pay`, lines: [days] };
    case "void":
      return { subject: `Your invoice of ${amount} is void`, lines: [`${days} Nothing is to pay for it.`] };
    case "due":
      return { subject: `Due tomorrow: ${amount}`, lines: [`${days} If it is on its way, thank you!`] };
    case "overdue":
      return {
        subject: `A reminder: ${amount} was due ${dayShort(due).slice(4)}`,
        lines: [`${days} If it is on its way, thank you!`],
      };
  }
}

function lateMessage({ walker, visits }: NoticeFacts["late"]): MessageText {
  const [first] = visits;
  const who = walker ? `, ${walker}` : "";
  // A stay ends a day after its frame began.
  const hours = ({ isStay, timeframe }: (typeof visits)[number]) => (isStay ? "overnight" : hoursText(timeframe));
  const names = visits.map((visit) => `${petsOf(visit.pets)}, ${hours(visit)}`);
  const subject = visits.length === 1 ? `Not finished: ${names[0]}` : `Not finished: ${visits.length} visits${who}`;
  const heard = walker && (first?.heard ? `Nothing was heard from ${walker} since ${first.heard}.` : undefined);
  const lines = visits.length === 1 ? [`It ended at ${first?.ended}.`] : names;
  return { subject, lines: [...lines, ...(heard ? [heard] : [])] };
}

/** A part of a message: a heading where there are several, and its lines of plain text. */
export interface MessageSection {
  heading?: string;
  lines: readonly string[];
}

/**
 * A message as it is sent, in plain text. An email has all of it. A push has the subject as its title and the first line
 * as its body.
 */
export interface Message {
  kind: NoticeKind;
  subject: string;
  sections: readonly MessageSection[];
  /** `path` is a screen's address in the product, from '/' on. */
  button: { text: string; path: string };
}
