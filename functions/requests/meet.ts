import { addDays, dayLong } from "@petcare/domain";
import { type Author, type ClientRequest, storeReferralCode, type Writes } from "@petcare/storage";
import { codeFromId } from "../shared/people/code-from-id.ts";
import { lifetime } from "../shared/people/invite-answer.ts";
import { AppError } from "../shared/pipeline/app-error.ts";
import { runtime, today } from "../shared/runtime.ts";

/** Makes the referral code of an accepted meet and greet; null for other requests. */
export const codeFor = ({ kind, id, state }: ClientRequest): string | null =>
  kind === "meet" && state === "accepted" ? codeFromId(id) : null;

/**
 * Issues a referral code for the stranger, in one transaction with the request's writes. Codes and their history are never
 * deleted, so they get no name.
 * @throws AlsoRefusedError if the request has changed meanwhile, AppError conflict if the code exists already
 */
export async function letSignUp({ id, date }: ClientRequest, by: Author, also: Writes): Promise<void> {
  const referral = {
    code: codeFromId(id),
    role: "client" as const,
    uses_limit: 1,
    uses: 0,
    used_by: [],
    expires_on: addDays(today(), lifetime),
    note: `Meet and greet, asked for ${dayLong(date)}`,
    version: 1,
    created_at: by.at,
  };
  const outcome = await storeReferralCode(runtime.db, referral, by, also);
  if (outcome === "exists") throw new AppError("conflict");
}
