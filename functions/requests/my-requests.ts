import { myRequests } from "@petcare/contract";
import { requestsOfClient } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { requestAnswer } from "../shared/requests/request-answer.ts";
import { runtime } from "../shared/runtime.ts";

const maxListed = 50;

export const handler = endpoint(myRequests, async ({ caller }) =>
  (await requestsOfClient(runtime.db, caller.household.id, maxListed)).map(requestAnswer),
);
