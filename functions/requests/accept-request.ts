import { acceptRequest } from "@petcare/contract";
import { unsignedReason } from "../shared/editing/unsigned.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { acceptOnce, continueAccepted } from "./accept.ts";
import { judge, readRequestFor } from "./change-request.ts";
import { codeFor } from "./meet.ts";
import { requestAnswer } from "./request-answer.ts";
import { holdTo, whatItDoes, withOffer } from "./what-it-does.ts";

/** An offer that its client has agreed to by phone is accepted as if they had asked for it. */
export const handler = endpoint(acceptRequest, async ({ params: { id }, body, caller, via }) => {
  const event = { id, event: "accept", caller, version: body.version } as const;
  const request = await readRequestFor(event);
  if ((await judge(request, event)) === "same") {
    await continueAccepted(request);
    return { ...requestAnswer(request), code: codeFor(request) };
  }
  const wished = withOffer(request);
  const { plan, walker, unsigned } = await whatItDoes(wished);
  holdTo(body.plan, plan);
  const unsigned_reason = unsignedReason(unsigned, body.unsigned_reason);
  const walker_id = body.walker_id ?? walker?.id;
  const choice = { walker_id, free: body.free, care: body.care, unsigned_reason };
  const accepted = await acceptOnce(request, wished, choice, event, authorOf({ caller, via }));
  return { ...requestAnswer(accepted), code: codeFor(accepted) };
});
