import { formatCents } from "../money.ts";
import type { RequestKind } from "../requests/request.ts";
import type { NoticeFacts } from "./facts.ts";
import { dayLong, dayShort, hoursText, listText } from "./say.ts";

const done: Record<RequestKind, string> = {
  book: "It is booked.",
  change: "It is moved.",
  cancel: "It is cancelled.",
  back: "It is back on.",
  away: "The visits are cancelled.",
};

/** The owner's answer to a request, to its client. */
export function answerMessage({ state, kind, pets, date, timeframe, cents, offer, answer }: NoticeFacts["answer"]) {
  const place = offer ?? { date, timeframe };
  const about = `${listText(pets)}, ${dayShort(place.date)}, ${hoursText(place.timeframe)}`;
  const words = answer ? [answer] : [];
  if (state === "declined") {
    return {
      subject: `Sorry, not possible: ${about}`,
      lines: answer ? words : ["Please ask for another time, or call us."],
    };
  }
  if (state === "offered") {
    const price = `It would be ${formatCents(offer?.cents ?? cents)}. You can say yes or no.`;
    return { subject: `Another time? ${about}`, lines: [price, ...words] };
  }
  const isCharged = (kind === "cancel" || kind === "away") && cents > 0;
  return {
    subject: `Yes: ${about}`,
    lines: [isCharged ? `${done[kind]} ${formatCents(cents)} is charged for it.` : done[kind], ...words],
  };
}

const asks: Record<RequestKind, string> = {
  book: "asks for a walk",
  change: "asks for another time",
  cancel: "asks to cancel",
  back: "asks for a walk back",
  away: "is away",
};

/** A request, to the owner. */
export function askedMessage({ agreed, kind, client, date, timeframe, cents }: NoticeFacts["asked"]) {
  return {
    subject: `${client} ${agreed ? "said yes" : asks[kind]}`,
    lines: [`${dayLong(date)}, ${hoursText(timeframe)}, ${formatCents(cents)}.`],
  };
}
