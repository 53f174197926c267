import { firstNameOf } from "@petcare/domain";
import { awayText, placeText } from "../../lib/format/asked-words.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { daySpan } from "../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../lib/format/words.ts";
import type { OwnersRequest } from "./data.ts";

interface RequestWords {
  /** 'Ana Reyes asks for a walk' */
  head: string;
  /** 'Tue, Nov 24, 9 AM–12 PM · Biscuit · 25 minute walk' */
  detail: string;
  /** The words of the button that accepts. */
  accept: string;
  /** '$25.00', '$14.00 charged', 'Free'; empty if it is not about money. */
  price: string;
}

/** Puts a request in words. */
export function requestWords(request: OwnersRequest): RequestWords {
  const { asks, ...words } = wordsOf[request.kind](request);
  return { head: `${request.client.name} ${asks}`, ...words };
}

type KindWords = Omit<RequestWords, "head"> & { asks: string };

const wordsOf: Record<OwnersRequest["kind"], (request: OwnersRequest) => KindWords> = {
  book: (request) => ({
    ...walkWords(request),
    asks: request.weekdays ? "asks for a walk every week" : "asks for a walk",
    accept: request.walker ? `Accept, with ${firstNameOf(request.walker.name)}` : "Accept",
  }),
  change: (request) => ({ ...walkWords(request), asks: "asks for another time" }),
  cancel: (request) => ({
    ...walkWords(request),
    ...chargeWords(request),
    asks: request.following ? "ends the plan" : "cancels a walk",
  }),
  back: (request) => ({ ...walkWords(request), asks: "wants a walk back" }),
  away: (request) => ({
    ...chargeWords(request),
    asks: "is away",
    detail: `${awayText(request)} · ${petsText(request.pet_names)}`,
  }),
  care: ({ pet_names }) => ({
    asks: "asks to change the care sheet",
    detail: petsText(pet_names),
    accept: "Accept",
    price: "",
  }),
  off: ({ date, through, visits_there: visits }) => ({
    asks: "asks for days off",
    detail: daySpan(date, through ?? date),
    accept: visits ? `Agree, and give ${count(visits, "visit")}…` : "Agree",
    price: "",
  }),
  meet: (request) => ({
    asks: "asks for a meet and greet",
    detail: [placeText(request), request.stranger?.place].join(" · "),
    accept: "Send a referral code",
    price: "",
  }),
};

/** The words about a walk, or about a series from one walk on. */
function walkWords(request: OwnersRequest) {
  const { to, following, weekdays, pet_names, service_type, quote } = request;
  const where = to ? `${placeText(request)} → ${placeText(to)}` : placeText(request);
  const from = following || weekdays ? `from ${where} on` : where;
  const service = service_type && serviceName({ ...request, service_type });
  return {
    detail: [from, petsText(pet_names), service].join(" · "),
    accept: "Accept",
    price: formatDollars(quote.total),
  };
}

const chargeWords = ({ quote: { total } }: OwnersRequest) =>
  total > 0
    ? { accept: `Accept, charge ${formatDollars(total)}`, price: `${formatDollars(total)} charged` }
    : { accept: "Accept, free", price: "Free" };

/** 'Sun, Dec 20, 9 AM–12 PM · Biscuit · $14.00', or 'free'. */
export const awayVisitText = ({ charge, pet_names, ...place }: NonNullable<OwnersRequest["visits"]>[number]) =>
  [placeText(place), petsText(pet_names), charge > 0 ? formatDollars(charge) : "free"].join(" · ");
