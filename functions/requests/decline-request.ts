import { declineRequest } from "@petcare/contract";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { changeRequest } from "../shared/requests/change-request.ts";
import { requestAnswer } from "../shared/requests/request-answer.ts";

export const handler = endpoint(declineRequest, async ({ params: { id }, body: { words }, caller, via }) =>
  requestAnswer(await changeRequest({ id, event: "decline", caller }, authorOf({ caller, via }), words)),
);
