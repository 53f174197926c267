import { type AnswerOf, listRequests, myRequests } from "@petcare/contract";
import { least } from "./least.ts";

type OwnRequest = AnswerOf<typeof myRequests>[number];
type OwnersRequest = AnswerOf<typeof listRequests>[number];

const walk = {
  _id: "request-1",
  version: 1,
  asked_at: "2026-11-20T13:00:00.000Z",
  date: "2026-11-24",
  timeframe: "morning",
  service_type: "25",
  pet_names: ["Biscuit"] as string[],
  quote: { total: 25 },
} as const;

/** A walk that Ana asks for, as she reads it. */
export const aRequest = (changes: Partial<OwnRequest> = {}): OwnRequest => ({
  ...least<OwnRequest>(myRequests),
  ...walk,
  ...changes,
});

/** The same request as the owner reads it, without conflicts. */
export const anOwnersRequest = (changes: Partial<OwnersRequest> = {}): OwnersRequest => ({
  ...least<OwnersRequest>(listRequests),
  ...walk,
  client: { id: "client-1", name: "Ana Reyes" },
  walker: { id: "walker-1", name: "Rosa Delgado" },
  ...changes,
});
