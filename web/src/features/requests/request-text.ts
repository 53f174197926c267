import { type AnswerOf, acceptRequest, type listRequests } from "@petcare/contract";
import { firstNameOf, isCancelling, isOvertaken } from "@petcare/domain";
import { readAgain } from "../../lib/api/after-write.ts";
import { call } from "../../lib/api/api.ts";
import { readBookingsAgain } from "../../lib/api/bookings.ts";
import { awayText, placeText } from "../../lib/format/asked-words.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { daySpan } from "../../lib/format/time.ts";
import { count, petsText, serviceName } from "../../lib/format/words.ts";

export type OwnersRequest = AnswerOf<typeof listRequests>[number];

/** Lists the answers that have a dialog, as the address names them. */
export const answerKinds = ["offer", "decline"] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** 'Ana Reyes asks for a walk', and 'Tue, Nov 24, 9 AM–12 PM · Biscuit · 25 minute walk'. */
export function requestText(request: OwnersRequest): { head: string; detail: string } {
  const { kind, client, to, following, weekdays, pet_names, agreed } = request;
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
  const head = `${client.name} ${agreed ? "said yes" : asks}`;
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
export function acceptText(request: OwnersRequest, chosen?: string): string {
  const { kind, quote, walker, standing, client, visits_there } = request;
  if (kind === "off") return visits_there ? `Agree, and give ${count(visits_there, "visit")}…` : "Agree";
  if (kind === "meet") return "Send a referral code";
  if (standing === "offered") return `${firstNameOf(client.name)} said yes`;
  if (isCancelling(kind)) return quote.total > 0 ? `Accept, charge ${formatDollars(quote.total)}` : "Accept, free";
  const name = chosen ?? walker?.name;
  return kind === "book" && name ? `Accept, with ${firstNameOf(name)}` : "Accept";
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
    standing === "offered" ? "offered" : standing === "lapsed" ? "lapsed" : look.length === 0 ? "free" : "look";
  const of = (place: ReturnType<typeof is>) => requests.filter((request) => is(request) === place);
  return [
    { head: "Nothing in the way", note: "one tap each, at the price that was shown", rows: of("free") },
    { head: "Look first", note: "what you would get stands beside each", rows: of("look") },
    { head: "Offered", note: "waits for the client", rows: of("offered") },
    { head: "Lapsed", note: "their time has begun", rows: of("lapsed") },
  ].filter(({ rows }) => rows.length > 0);
}

/** Accepts a request as it is seen, and reads again what that changes. */
export async function accept(
  { _id, version, plan }: OwnersRequest,
  choice: { walker_id?: string; free?: boolean; unsigned_reason?: string; care?: number[] },
) {
  try {
    return await call(acceptRequest, { params: { id: _id }, body: { version, plan, ...choice } });
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
