import { createReferralCode } from "@petcare/contract";
import { type ReferralCode, readReferralCode, storeReferralCode } from "@petcare/storage";
import { codeFromId } from "../shared/people/code-from-id.ts";
import { AppError, invalidField } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime, today } from "../shared/runtime.ts";
import { codeAnswer } from "./code-answer.ts";

/** Creates a code from the form's id, so that a repeated request creates one code. */
export const handler = endpoint(createReferralCode, async ({ body, caller, via }) => {
  const { role, uses_limit, expires_on, note } = body;
  if (expires_on && expires_on < today()) throw invalidField("expires_on", "Ends must be today or later");
  const referral: ReferralCode = {
    code: codeFromId(body.id),
    role,
    uses_limit,
    uses: 0,
    used_by: [],
    ...(expires_on && { expires_on }),
    ...(note && { note }),
    version: 1,
    created_at: runtime.now(),
  };
  const outcome = await storeReferralCode(runtime.db, referral, authorOf({ caller, via }));
  if (outcome === "created") return codeAnswer(referral);
  const stored = await readReferralCode(runtime.db, referral.code);
  if (!stored || stored.role !== role || stored.uses_limit !== uses_limit) throw new AppError("conflict");
  return codeAnswer(stored);
});
