import { canSpend, getReferralCode } from "@petcare/storage";
import { runtime, today } from "../shared/runtime.ts";

/** Never which of them it is: wrong, for another role, spent, past or revoked. */
export const invalidReferral = "Invalid referral code";

/** Whether somebody with this role can sign up with a code now. */
export async function isGoodReferral(code: string, role: string): Promise<boolean> {
  const referral = await getReferralCode(runtime.db, code);
  return referral !== undefined && canSpend(referral, role, today());
}
