import { canSpend, readReferralCode } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";

/** The same message for every reason: unknown, for another role, used up, expired or revoked. */
export const invalidReferral = "Invalid referral code";

/** Tells whether a code can be used to sign up now, in its own role. */
export async function isGoodForItsRole(code: string): Promise<boolean> {
  const referral = await readReferralCode(runtime.db, code);
  return referral !== undefined && canSpend(referral, referral.role, today());
}

/** Tells whether a code can be used to sign up for a role now. */
export async function isGoodReferral(code: string, role: string): Promise<boolean> {
  const referral = await readReferralCode(runtime.db, code);
  return referral !== undefined && canSpend(referral, role, today());
}

/** Reads the id of the record that a code claims; undefined for a code that creates a new account. */
export const recordBoundTo = async (code: string): Promise<string | undefined> =>
  (await readReferralCode(runtime.db, code))?.bound_to;
