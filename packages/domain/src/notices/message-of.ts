import { formatCents } from "../money.ts";
import type { NoticeFacts } from "./facts.ts";
import type { NoticeKind } from "./notice-kinds.ts";
import { eventsMessage, summaryMessage } from "./owner-message.ts";
import { planMessage } from "./plan-message.ts";
import { answerMessage, askedMessage } from "./request-message.ts";
import { comesText, dayShort, daysFromTo, hoursText, leftText, listText, petsOf } from "./say.ts";
import { weekMessage } from "./week-message.ts";

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
