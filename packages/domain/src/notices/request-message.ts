import type { LocalDate } from "../local-date.ts";
import { type Cents, formatCents } from "../money.ts";
import type { RequestKind, RequestState } from "../requests/request.ts";
import type { TimeFrame } from "../visit-times.ts";
import { dayLong, dayShort, daysFromTo, hoursText, listText, type MessageText, petsOf } from "./message-words.ts";

/** The fields of a request that messages name. */
export interface NoticeRequest {
  kind: RequestKind;
  state: RequestState;
  /** The first name of the request's author. */
  client: string;
  /** When it was sent, in epoch milliseconds. */
  at: number;
  pets: readonly string[];
  /** The requested day and time frame. Care sheets and days off have no time frame. */
  date: LocalDate;
  timeframe?: TimeFrame | undefined;
  /** The last day off, or the last day away. */
  through?: LocalDate | undefined;
  /** The price or cancellation fee that was shown. */
  cents: Cents;
  /** The owner's comment. */
  answer?: string | undefined;
}

const done: Record<RequestKind, string> = {
  book: "It is booked.",
  change: "It is moved.",
  cancel: "It is cancelled.",
  back: "It is back on.",
  away: "The visits are cancelled.",
  care: "We have noted it.",
  off: "These days are yours.",
  meet: "You can create your account now.",
};

/** Makes the message to the request's author about the owner's answer. */
export function answerMessage(request: NoticeRequest): MessageText {
  const { state, kind, cents, answer } = request;
  const about = aboutText(request);
  const words = answer ? [answer] : [];
  if (state === "declined") {
    const otherwise = request.timeframe ? "Please ask for another time, or call us." : "Please call us about it.";
    return { subject: `Sorry, not possible: ${about}`, lines: answer ? words : [otherwise] };
  }
  const isCharged = (kind === "cancel" || kind === "away") && cents > 0;
  return {
    subject: `Yes: ${about}`,
    lines: [isCharged ? `${done[kind]} ${formatCents(cents)} is charged for it.` : done[kind], ...words],
  };
}

/** 'Biscuit, Tue Nov 24, 9 AM–12 PM', 'Biscuit, Nov 24–26', 'days off, Nov 24–26', 'the care sheet' */
function aboutText({ kind, pets, date, through = date, timeframe }: NoticeRequest): string {
  if (kind === "care") return "the care sheet";
  if (kind === "meet") return `meet and greet, ${dayShort(date)}${timeframe ? `, ${hoursText(timeframe)}` : ""}`;
  const days = through === date ? dayShort(date) : daysFromTo(date, through);
  if (kind === "off") return `${through === date ? "day" : "days"} off, ${days}`;
  if (kind === "away") return `${petsOf(pets)}, ${days}`;
  return `${petsOf(pets)}, ${dayShort(date)}${timeframe ? `, ${hoursText(timeframe)}` : ""}`;
}

const asks: Record<RequestKind, string> = {
  book: "asks for a walk",
  change: "asks for another time",
  cancel: "asks to cancel",
  back: "asks for a walk back",
  away: "is away",
  care: "asks to change the care sheet",
  off: "asks for days off",
  meet: "asks for a meet and greet",
};

/** Makes the message to the owner about a new request. */
export function askedMessage(request: NoticeRequest): MessageText {
  const { kind, client, pets, date, through, timeframe, cents } = request;
  const days = through && through !== date ? `${dayLong(date)} to ${dayLong(through)}` : dayLong(date);
  const ofCare = `${pets.length > 0 ? listText(pets) : "The home"}.`;
  const price = kind === "meet" || kind === "off" ? "" : `, ${formatCents(cents)}`;
  const line = `${timeframe ? `${days}, ${hoursText(timeframe)}` : days}${price}.`;
  return { subject: `${client} ${asks[kind]}`, lines: [kind === "care" ? ofCare : line] };
}
