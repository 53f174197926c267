import type { ReferralCode } from "../index.ts";

/** A client's code of one use, not used yet. `given` replaces fields. */
export function aReferralCode(given: Partial<ReferralCode> = {}): ReferralCode {
  return {
    code: "HKPR2345",
    role: "client",
    uses_limit: 1,
    uses: 0,
    used_by: [],
    version: 1,
    created_at: Date.UTC(2026, 10, 1),
    ...given,
  };
}
