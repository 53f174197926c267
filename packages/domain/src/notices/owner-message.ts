import { formatCents, totalOf } from "../money.ts";
import type { NoticeEvent, NoticeFacts } from "./facts.ts";
import { askedMessage } from "./request-message.ts";
import { dayShort, leftText, linesOf, petsOf } from "./say.ts";

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
