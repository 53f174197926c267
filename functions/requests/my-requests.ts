import { myRequests } from "@petcare/contract";
import { requestsOfClient } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { requestAnswer } from "./request-answer.ts";

const maxListed = 50;

export const handler = endpoint(myRequests, async ({ caller }) =>
  (await requestsOfClient(runtime.db, caller.household.id, maxListed)).map(requestAnswer),
);
