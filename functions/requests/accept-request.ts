import { acceptRequest } from "@petcare/contract";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { acceptOnce, continueAccepted } from "./accept.ts";
import { judge, readRequestFor } from "./change-request.ts";
import { requestAnswer } from "./request-answer.ts";
import { holdTo, whatItDoes, withOffer } from "./what-it-does.ts";

/** An offer that its client has agreed to by phone is accepted as if they had asked for it. */
export const handler = endpoint(acceptRequest, async ({ params: { id }, body, caller, via }) => {
  const event = { id, event: "accept", caller, version: body.version } as const;
  const request = await readRequestFor(event);
  if ((await judge(request, event)) === "same") {
    await continueAccepted(request);
    return requestAnswer(request);
  }
  const wished = withOffer(request);
  const { plan, walker } = await whatItDoes(wished);
  holdTo(body.plan, plan);
  const choice = { walker_id: body.walker_id ?? walker?.id, free: body.free };
  return requestAnswer(await acceptOnce(request, wished, choice, event, authorOf({ caller, via })));
});
