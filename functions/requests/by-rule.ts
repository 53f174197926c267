import { isCancelling } from "@petcare/domain";
import { type ClientRequest, readPriceRules } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf, type Caller } from "../shared/pipeline/caller.ts";
import { readRequestFor } from "../shared/requests/change-request.ts";
import { runtime } from "../shared/runtime.ts";
import { acceptOnce } from "./accept.ts";
import { lookAt } from "./look-at.ts";

type Asker = Parameters<typeof authorOf>[0] & { caller: Caller };

/**
 * Accepts a free cancellation automatically, if the owner has turned that on and nothing is in the way. Otherwise the request
 * waits for the owner.
 */
export async function acceptByRule(request: ClientRequest, { caller, via }: Asker): Promise<ClientRequest> {
  if (request.state !== "asked" || !isCancelling(request.kind) || request.quote.cents > 0) return request;
  if (!(await readPriceRules(runtime.db)).accept_free_cancels) return request;
  if ((await lookAt(request)).look.length > 0) return request;
  const event = { id: request.id, event: "accept", caller } as const;
  try {
    return await acceptOnce(request, {}, event, authorOf({ caller, via }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return readRequestFor(event);
  }
}
