import type { AnswerOf, withdrawRequest } from "@petcare/contract";
import { soldAs, standingOf, toDollars } from "@petcare/domain";
import type { ClientRequest } from "@petcare/storage";
import { partsAnswer } from "../money/parts-answer.ts";
import { runtime } from "../runtime.ts";

type RequestAnswer = AnswerOf<typeof withdrawRequest>;

/** Makes the answer of a price that was shown, in dollars. */
export const quoteAnswer = ({ cents, parts }: ClientRequest["quote"]) => ({
  total: toDollars(cents),
  ...partsAnswer(parts),
});

/** Makes the answer of a request for its author. It has no walker's name. */
export function requestAnswer(request: ClientRequest): RequestAnswer {
  const { id, version, kind, date, timeframe, pet_names } = request;
  return {
    _id: id,
    version,
    kind,
    standing: standingOf(request, runtime.now()),
    asked_at: new Date(request.created_at).toISOString(),
    date,
    timeframe: timeframe ?? null,
    service_type: request.service === undefined ? null : soldAs(request.service),
    service_label: request.service_label ?? null,
    pet_names,
    through: request.through ?? null,
    visit_count: request.visits?.length ?? null,
    weekdays: request.weekdays ?? null,
    visit_id: request.visit ?? null,
    following: request.following ?? false,
    to: request.to ?? null,
    care: request.care?.map(careAnswer) ?? null,
    words: request.words ?? null,
    quote: quoteAnswer(request.quote),
    answer: request.answer ?? null,
  };
}

const careAnswer = ({ pet, field, from, to }: NonNullable<ClientRequest["care"]>[number]) => ({
  pet: pet ?? null,
  field,
  from: from ?? null,
  to: to ?? null,
});
