import type { AnswerOf, myRequests } from "@petcare/contract";
import { careName, type RequestKind } from "@petcare/domain";
import { awayText, placeText } from "../../lib/format/asked-words.ts";
import { formatDollars } from "../../lib/format/dollars.ts";
import { daySpan } from "../../lib/format/time.ts";
import { petsText } from "../../lib/format/words.ts";

export type MyRequest = AnswerOf<typeof myRequests>[number];

const heads: Record<RequestKind, string> = {
  book: "A walk",
  change: "Another time",
  cancel: "Cancelling",
  back: "Having it back",
  away: "Away",
  care: "Care sheet",
  off: "Days off",
  meet: "Meet and greet",
};

/** 'A walk for Biscuit', and 'Tue, Nov 24, 9 AM–12 PM · $25.00'. */
export function requestText(request: MyRequest): { head: string; detail: string } {
  const { kind, pet_names, to, following, weekdays, quote } = request;
  if (kind === "off")
    return { head: daySpan(request.date, request.through ?? request.date), detail: request.words ?? "" };
  if (kind === "care") return { head: heads.care, detail: (request.care ?? []).map(careName).join(", ") };
  const head = `${heads[kind]}${kind === "book" ? " for" : ":"} ${petsText(pet_names)}`;
  if (kind === "away") {
    const charge = quote.total === 0 ? "free" : `${formatDollars(quote.total)} charged`;
    return { head, detail: `${awayText(request)} · ${charge}` };
  }
  const place = to ? `${placeText(request)} → ${placeText(to)}` : placeText(request);
  const how = following ? " and all after it" : weekdays ? " and every week" : "";
  const price = kind === "cancel" && quote.total === 0 ? "free" : formatDollars(quote.total);
  return { head, detail: `${place}${how} · ${price}` };
}
