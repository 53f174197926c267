import { askRequest } from "@petcare/contract";
import { isOpenRequest, maxOpenRequests, standingOf, toDollars } from "@petcare/domain";
import {
  type ClientRequest,
  type OwnId,
  readClientRequest,
  requestsOfClient,
  storeRequest,
  visitId,
} from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { readRequestFor } from "../shared/requests/change-request.ts";
import { quoteAnswer, requestAnswer } from "../shared/requests/request-answer.ts";
import { digest, runtime } from "../shared/runtime.ts";
import type { awayOf } from "./away.ts";
import { acceptByRule } from "./by-rule.ts";
import { draftOf } from "./draft.ts";

/** Stores a request. The form makes its id, so that a repeated call finds it. */
export const handler = endpoint(askRequest, async ({ params: { id }, query, body, caller, via }) => {
  // Walkers may request days off only, clients everything else.
  if ((body.kind === "off") !== (caller.role === "walker")) throw new AppError("forbidden");
  const request_hash = digest(body);
  const known = query.preview === undefined && (await readClientRequest(runtime.db, id));
  if (known) return repeated(id);
  const { draft, recurring, visits, sheet } = await draftOf(body, caller.household);
  const shown = { visits: visits?.map(visitLine) ?? null, care: sheet ?? null };
  const answer = { quote: quoteAnswer(draft.quote), recurring, ...shown };
  if (query.preview !== undefined) return { ...answer, request: null };
  if (draft.visits?.length === 0) throw new AppError("conflict", "Choose a visit to cancel.");
  if (draft.care?.length === 0) throw new AppError("conflict", "Nothing is changed.");
  // A request without a shown price must be free.
  if ((body.seen_total ?? 0) !== answer.quote.total) {
    throw new AppError("conflict", "The price has changed since you looked.");
  }
  await checkRoom(caller.household.id);
  const by = authorOf({ caller, via });
  const request: ClientRequest = {
    ...draft,
    id,
    version: 1,
    state: "asked",
    client_id: caller.household.id,
    created_at: by.at,
    created_by: caller.person.id,
    request_hash,
  };
  const outcome = await storeRequest(runtime.db, undefined, request, by);
  // An equal, simultaneous request may have stored it.
  if (outcome === "refused") return repeated(id);
  return { ...answer, request: requestAnswer(await acceptByRule(request, { caller, via })) };

  async function repeated(of: string) {
    const first = await acceptByRule(await readRequestFor({ id: of, caller }), { caller, via });
    if (first.request_hash !== request_hash) throw new AppError("conflict", "This was asked already, in another way.");
    const { quote, weekdays } = first;
    return {
      quote: quoteAnswer(quote),
      recurring: weekdays !== undefined,
      visits: null,
      care: null,
      request: requestAnswer(first),
    };
  }
});

const visitLine = ({ visit, price, charge, chosen }: Awaited<ReturnType<typeof awayOf>>["visits"][number]) => ({
  _id: visitId(visit),
  date: visit.date,
  timeframe: visit.timeframe,
  pet_names: visit.pet_names,
  price: toDollars(price),
  charge: toDollars(charge),
  chosen,
});

/** @throws AppError conflict if the person has too many open requests */
async function checkRoom(clientId: OwnId): Promise<void> {
  const all = await requestsOfClient(runtime.db, clientId);
  const open = all.filter((one) => isOpenRequest(one) && standingOf(one, runtime.now()) !== "lapsed");
  if (open.length >= maxOpenRequests) {
    throw new AppError("conflict", `You have ${maxOpenRequests} open requests. Take one back first.`);
  }
}
