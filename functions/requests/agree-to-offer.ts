import { agreeToOffer } from "@petcare/contract";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { acceptOnce } from "./accept.ts";
import { changeRequest, judge, readRequestFor } from "./change-request.ts";
import { requestAnswer } from "./request-answer.ts";
import { whatItDoes, withOffer } from "./what-it-does.ts";

/** Accepts what was offered. If accepting would do something else by now, or takes a reason of the owner's, the request waits for the owner instead. */
export const handler = endpoint(agreeToOffer, async ({ params: { id }, body: { version }, caller, via }) => {
  const event = { id, event: "agree", caller, version } as const;
  const by = authorOf({ caller, via });
  const request = await readRequestFor(event);
  if ((await judge(request, event)) === "same") return requestAnswer(request);
  const wished = withOffer(request);
  const { plan, walker, unsigned } = await whatItDoes(wished);
  if (plan === request.offer?.plan && unsigned.length === 0) {
    return requestAnswer(await acceptOnce(request, wished, { walker_id: walker?.id }, event, by));
  }
  const asked = { state: "asked", agreed: true } as const;
  return requestAnswer(await changeRequest(event, by, (now) => ({ ...withOffer(now), ...asked })));
});
