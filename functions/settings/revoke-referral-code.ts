import { revokeReferralCode } from "@petcare/contract";
import { readReferralCode, revokeCode } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/author.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { codeAnswer } from "./code-answer.ts";

export const handler = endpoint(revokeReferralCode, async ({ params: { code }, caller, via }) => {
  await revokeCode(runtime.db, code, authorOf({ caller, via }));
  const referral = await readReferralCode(runtime.db, code);
  if (!referral) throw new AppError("not_found", "This code was not found.");
  return codeAnswer(referral);
});
