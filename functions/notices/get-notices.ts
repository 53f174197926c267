import { getNotices } from "@petcare/contract";
import { findReader, noticesAnswer } from "../shared/notices/notices-answer.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";

export const handler = endpoint(getNotices, async ({ query, caller }) =>
  noticesAnswer(await findReader(query, caller)),
);
