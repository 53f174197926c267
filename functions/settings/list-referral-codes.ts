import { listReferralCodes as definition } from "@petcare/contract";
import { listReferralCodes } from "@petcare/storage";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { codeAnswers } from "./code-answer.ts";

export const handler = endpoint(definition, async ({ query }) => {
  const { codes, cursor } = await listReferralCodes(runtime.db, query);
  return { items: await codeAnswers(codes), next: cursor };
});
