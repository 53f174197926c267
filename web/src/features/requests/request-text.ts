import { type AnswerOf, acceptRequest, type listRequests } from "@petcare/contract";
import { firstNameOf, isCancelling, isOvertaken } from "@petcare/domain";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { readBookingsAgain } from "../../lib/api/bookings.ts";
import type { AskedBooking } from "../../lib/format/asked-booking.ts";
import { awayText, placeText } from "../../lib/format/asked-words.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { slotText } from "../../lib/format/slot.ts";
import { daySpan } from "../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../lib/format/words.ts";

export type OwnersRequest = AnswerOf<typeof listRequests>[number];

/** 'Ana Reyes asks for a walk', and 'Tue, Nov 24, 9 AM–12 PM · Biscuit · 25 minute walk'. */
export function requestText(request: OwnersRequest): { head: string; detail: string } {
  const { kind, client, to, following, weekdays, pet_names } = request;
  const asks = {
    book: weekdays ? "asks for a walk every week" : "asks for a walk",
    change: "asks for another time",
    cancel: following ? "ends the plan" : "cancels a walk",
    back: "wants a walk back",
    away: "is away",
    care: "asks to change the care sheet",
    off: "asks for days off",
    meet: "asks for a meet and greet",
  }[kind];
  const head = `${client.name} ${asks}`;
  if (kind === "away") return { head, detail: `${awayText(request)} · ${petsText(pet_names)}` };
  if (kind === "care") return { head, detail: petsText(pet_names) };
  if (kind === "off") return { head, detail: daySpan(request.date, request.through ?? request.date) };
  if (kind === "meet") return { head, detail: [placeText(request), request.stranger?.place].join(" · ") };
  const where = to ? `${placeText(request)} → ${placeText(to)}` : placeText(request);
  const from = following || weekdays ? `from ${where} on` : where;
  const service = request.service_type && serviceName({ ...request, service_type: request.service_type });
  return { head, detail: [from, petsText(pet_names), service].join(" · ") };
}

/** Names the button: 'Accept, with Rosa', 'Accept, charge $14.00', 'Agree, and give 9 visits…', 'Send a referral code', 'Accept'. */
export function acceptText({ kind, quote, walker, visits_there }: OwnersRequest): string {
  if (kind === "off") return visits_there ? `Agree, and give ${count(visits_there, "visit")}…` : "Agree";
  if (kind === "meet") return "Send a referral code";
  if (isCancelling(kind)) return quote.total > 0 ? `Accept, charge ${formatDollars(quote.total)}` : "Accept, free";
  return kind === "book" && walker ? `Accept, with ${firstNameOf(walker.name)}` : "Accept";
}

/** The way to the booking form, filled in with what is asked for. */
export function bookingOf(request: OwnersRequest) {
  const {
    _id: id,
    version,
    client,
    date,
    timeframe,
    service_type,
    pet_names,
    quote,
    weekdays,
    walker,
    words,
  } = request;
  const asked: AskedBooking = {
    request: { id, version },
    client: firstNameOf(client.name),
    shown: quote.total,
    weekdays,
    fields: {
      ...{ date, timeframe: timeframe ?? "morning", service_type: service_type ?? "25", client_id: client.id },
      service_label: request.service_label ?? "",
      walker_id: walker?.id ?? "",
      pet_names: pet_names.join(", "),
      notes: words ?? "",
    },
  };
  const search = `?${new URLSearchParams({ schedule: slotText({ date, clientId: client.id }) })}`;
  return { to: { search }, state: { opened: true, asked } };
}

/** The changes of a care sheet that nobody else has overtaken, by their places. */
export const freeChanges = ({ care, care_now }: OwnersRequest): number[] =>
  (care ?? []).flatMap((change, at) => (isOvertaken(care_now?.[at] ?? null, change) ? [] : [at]));

/** 'Sun, Dec 20, 9 AM–12 PM · Biscuit · $14.00', or 'free'. */
export const awayVisitText = ({ charge, pet_names, ...place }: NonNullable<OwnersRequest["visits"]>[number]) =>
  [placeText(place), petsText(pet_names), charge > 0 ? formatDollars(charge) : "free"].join(" · ");

/** The requests in the places of the screen. A place without any is left out. */
export function placesOf(requests: readonly OwnersRequest[]) {
  const is = ({ standing, look }: OwnersRequest) =>
    standing === "lapsed" ? "lapsed" : look.length === 0 ? "free" : "look";
  const of = (place: ReturnType<typeof is>) => requests.filter((request) => is(request) === place);
  return [
    { head: "Nothing in the way", note: "one tap each, at the price that was shown", rows: of("free") },
    { head: "Look first", note: "something is in the way", rows: of("look") },
    { head: "Lapsed", note: "their time has begun", rows: of("lapsed") },
  ].filter(({ rows }) => rows.length > 0);
}

/** Accepts a request as it is seen, and reads again what that changes. */
export async function accept(
  { _id, version, kind, walker }: OwnersRequest,
  choice: { free?: boolean; care?: number[] },
) {
  const who = kind === "book" && walker ? { walker_id: walker.id } : {};
  try {
    return await call(acceptRequest, { params: { id: _id }, body: { version, ...who, ...choice } });
  } finally {
    readRequestsAgain();
    readBookingsAgain();
    readAgain(
      { name: "listReferralCodes" },
      { name: "getWalker" },
      { name: "listWalkers" },
      { name: "getClient" },
      { name: "listClients" },
    );
  }
}

export const readRequestsAgain = () => readAgain({ name: "listRequests" }, { name: "countRequests" });
