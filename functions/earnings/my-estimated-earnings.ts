import { myEstimatedEarnings } from "@petcare/contract";
import { earningsAnswer } from "../shared/money/earnings-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(myEstimatedEarnings, ({ query, caller }) => earningsAnswer(caller.user, query));
