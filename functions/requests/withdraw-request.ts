import { withdrawRequest } from "@petcare/contract";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { changeRequest } from "../shared/requests/change-request.ts";
import { requestAnswer } from "../shared/requests/request-answer.ts";

export const handler = endpoint(withdrawRequest, async ({ params: { id }, caller, via }) =>
  requestAnswer(await changeRequest({ id, event: "withdraw", caller }, authorOf({ caller, via }))),
);
