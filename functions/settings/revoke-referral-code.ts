import { revokeReferralCode } from "@petcare/contract";
import { endInvite, readReferralCode, readUser, revokeCode } from "@petcare/storage";
import { AppError } from "../shared/pipeline/app-error.ts";
import { authorOf } from "../shared/pipeline/caller.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { codeAnswer } from "./code-answer.ts";

/** Revokes a code. If it is a person's invite, the invite ends, too. */
export const handler = endpoint(revokeReferralCode, async ({ params: { code }, caller, via }) => {
  const by = authorOf({ caller, via });
  const found = await readReferralCode(runtime.db, code);
  if (!found) throw new AppError("not_found", "This code was not found.");
  const invited = found.bound_to === undefined ? undefined : await readUser(runtime.db, found.bound_to);
  if (invited) await endInvite(runtime.db, invited, by, code);
  await revokeCode(runtime.db, code, by);
  return codeAnswer((await readReferralCode(runtime.db, code)) ?? found);
});
