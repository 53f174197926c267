import { type AnswerOf, listRequests } from "@petcare/contract";
import { addDays, begunSentence, lapsedShownFor, standingOf, toDollars } from "@petcare/domain";
import { type ClientRequest, inParallel, openRequests, readUsers, type User, visitId } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { requestAnswer } from "../shared/requests/request-answer.ts";
import { runtime, today } from "../shared/runtime.ts";
import type { AwayCancelled } from "./away.ts";
import { lookAt } from "./look-at.ts";

type Row = AnswerOf<typeof listRequests>[number];

/** The number of requests looked at simultaneously. Each takes up to 67 small queries. */
const atOnce = 5;

export const handler = endpoint(listRequests, async ({ query }) => {
  const since = { from: addDays(today(), -lapsedShownFor), now: runtime.now() };
  const { requests, cursor } = await openRequests(runtime.db, since, query);
  const clients = await readUsers(runtime.db, [...new Set(requests.map(({ client_id }) => client_id))]);
  const row = (request: ClientRequest) => rowOf(request, clients.get(request.client_id));
  return { items: await inParallel(requests, row, atOnce), next: cursor };
});

async function rowOf(request: ClientRequest, client: User | undefined): Promise<Row> {
  const { look, walker, careNow, visitsThere, away } = await lookNow(request);
  return {
    ...requestAnswer(request),
    client: { id: request.client_id, name: request.stranger?.name ?? client?.name ?? "Deleted client" },
    stranger: request.stranger ? strangerAnswer(request.stranger) : null,
    look,
    walker,
    care_now: careNow ?? null,
    visits: away?.map(awayAnswer) ?? null,
    visits_there: visitsThere ?? null,
  };
}

const strangerAnswer = ({ phone, email, place }: NonNullable<ClientRequest["stranger"]>) => ({
  phone: phone ?? null,
  email: email ?? null,
  place,
});

const awayAnswer = ({ visit, charge }: AwayCancelled) => ({
  _id: visitId(visit),
  date: visit.date,
  timeframe: visit.timeframe,
  pet_names: visit.pet_names,
  charge: toDollars(charge),
});

/** Looks at a request. If it can no longer be done, the sentence says why. */
async function lookNow(request: ClientRequest): ReturnType<typeof lookAt> {
  if (standingOf(request, runtime.now()) === "lapsed") {
    return { walker: null, look: [begunSentence(request.kind, "owner")] };
  }
  try {
    return await lookAt(request);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { walker: null, look: [Object.values(error.fields ?? {})[0] ?? error.message] };
  }
}
