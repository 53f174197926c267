import type { AnswerOf, listRequests, myRequests } from "@petcare/contract";

type OwnersRequest = AnswerOf<typeof listRequests>[number];

/** A walk that Ana asks for, as she reads it. */
export const aRequest = (
  changes: Partial<AnswerOf<typeof myRequests>[number]> = {},
): AnswerOf<typeof myRequests>[number] => ({
  _id: "request-1",
  version: 1,
  kind: "book",
  standing: "asked",
  asked_at: "2026-11-20T13:00:00.000Z",
  date: "2026-11-24",
  timeframe: "morning",
  service_type: "25",
  service_label: null,
  pet_names: ["Biscuit"],
  through: null,
  visit_count: null,
  weekdays: null,
  visit_id: null,
  following: false,
  to: null,
  care: null,
  words: null,
  quote: { total: 25 },
  answer: null,
  ...changes,
});

/** The same as the owner reads it: Rosa has room, and nothing is in the way. */
export const anOwnersRequest = (changes: Partial<OwnersRequest> = {}): OwnersRequest => ({
  ...aRequest(),
  client: { id: "client-1", name: "Ana Reyes" },
  stranger: null,
  look: [],
  walker: { id: "walker-1", name: "Rosa Delgado" },
  care_now: null,
  visits: null,
  visits_there: null,
  ...changes,
});
