import type { AnswerOf, withdrawRequest } from "@petcare/contract";
import { soldAs, standingOf, toDollars } from "@petcare/domain";
import type { ClientRequest } from "@petcare/storage";
import { partsAnswer } from "../shared/money/parts-answer.ts";
import { runtime } from "../shared/runtime.ts";

type RequestAnswer = AnswerOf<typeof withdrawRequest>;

/** A price as it was shown, in dollars. */
export const quoteAnswer = ({ cents, parts }: ClientRequest["quote"]) => ({
  total: toDollars(cents),
  ...partsAnswer(parts),
});

/** A request as its client reads it. No name of a walker is in it. */
export function requestAnswer(request: ClientRequest): RequestAnswer {
  const { id, version, kind, date, timeframe, pet_names, offer } = request;
  return {
    _id: id,
    version,
    kind,
    standing: standingOf(request, runtime.now()),
    asked_at: new Date(request.created_at).toISOString(),
    date,
    timeframe,
    service_type: soldAs(request.service),
    service_label: request.service_label ?? null,
    pet_names,
    through: request.through ?? null,
    visit_count: request.visits?.length ?? null,
    weekdays: request.weekdays ?? null,
    visit_id: request.visit ?? null,
    following: request.following ?? false,
    to: request.to ?? null,
    words: request.words ?? null,
    quote: quoteAnswer(request.quote),
    offer:
      offer && request.state === "offered"
        ? { date: offer.date, timeframe: offer.timeframe, total: toDollars(offer.cents) }
        : null,
    answer: request.answer ?? null,
  };
}
