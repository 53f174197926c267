import type { Role } from "../kinds.ts";
import type { LocalDate } from "../local-date.ts";
import { type Cents, formatCents, totalOf } from "../money.ts";
import { dayShort, leftText, linesOf, type MessageText, petsOf } from "./message-words.ts";
import { askedMessage, type NoticeRequest } from "./request-message.ts";

/** Something that has happened, of which the owner hears. People are named by their first names. */
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

/** Tells the owner what has happened: one event is a message of its own, several are a line each. */
export function eventsMessage(events: readonly NoticeEvent[]): MessageText {
  const [only, ...others] = events.map(eventText);
  if (only && others.length === 0) return only;
  return { subject: countsOf(events).join(", "), lines: linesOf(events.map(eventText)) };
}

/** Sums up what a day has brought: how many of each, and a line for each. */
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
