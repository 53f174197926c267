import { walkerEarnings } from "@petcare/contract";
import { earningsAnswer } from "../shared/money/earnings-answer.ts";
import { readMember } from "../shared/people/walker-record.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(walkerEarnings, async ({ params: { id }, query, caller }) =>
  earningsAnswer(caller.own(await readMember(id)), query),
);
