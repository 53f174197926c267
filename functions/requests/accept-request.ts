import { acceptRequest } from "@petcare/contract";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { judge, readRequestFor } from "../shared/requests/change-request.ts";
import { requestAnswer } from "../shared/requests/request-answer.ts";
import { acceptOnce, continueAccepted } from "./accept.ts";
import { codeFor } from "./meet.ts";

export const handler = endpoint(acceptRequest, async ({ params: { id }, body, caller, via }) => {
  const { version, ...choice } = body;
  const event = { id, event: "accept", caller, version } as const;
  const request = await readRequestFor(event);
  if ((await judge(request, event)) === "same") {
    await continueAccepted(request);
    return { ...requestAnswer(request), code: codeFor(request) };
  }
  const accepted = await acceptOnce(request, choice, event, authorOf({ caller, via }));
  return { ...requestAnswer(accepted), code: codeFor(accepted) };
});
