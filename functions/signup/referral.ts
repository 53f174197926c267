import { canSpend, readReferralCode } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";

/** The message does not say why: unknown, for another role, used up, expired or revoked. */
export const invalidReferral = "Invalid referral code";

/** Whether somebody can sign up with a code now, in whichever role it is for. */
export async function isGoodForItsRole(code: string): Promise<boolean> {
  const referral = await readReferralCode(runtime.db, code);
  return referral !== undefined && canSpend(referral, referral.role, today());
}

/** Whether somebody can sign up for this role with a code now. */
export async function isGoodReferral(code: string, role: string): Promise<boolean> {
  const referral = await readReferralCode(runtime.db, code);
  return referral !== undefined && canSpend(referral, role, today());
}

/** The id of the user whose record a code is for; undefined for a code that makes a new account. */
export const recordBoundTo = async (code: string): Promise<string | undefined> =>
  (await readReferralCode(runtime.db, code))?.bound_to;
