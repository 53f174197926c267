import { createHmac, timingSafeEqual } from "node:crypto";
import type { PhoneCode } from "@petcare/storage";
import { codeLimits } from "../shared/limits/limits.ts";
import { runtime } from "../shared/runtime.ts";

/** Makes a code for a phone: the digits to send, and the item to store. */
export function newPhoneCode(phone: string): { code: string; stored: PhoneCode } {
  const { guesses, lifetime } = codeLimits();
  const code = runtime.newCode();
  const salt = runtime.newSecret();
  const now = runtime.now();
  return {
    code,
    stored: {
      phone,
      hash: hashOf(code, salt).toString("hex"),
      salt,
      guesses_left: guesses,
      sent_at: now,
      expires_at: Math.floor(now / 1000) + lifetime,
    },
  };
}

export const isCode = (code: string, { hash, salt }: PhoneCode): boolean =>
  timingSafeEqual(hashOf(code, salt), Buffer.from(hash, "hex"));

/**
 * Hashes a code, so that it is not readable at a glance, and equal codes look different.
 * A code has only a million values: its real protection is the short lifetime and the limit on guesses.
 */
const hashOf = (code: string, salt: string): Buffer => createHmac("sha256", salt).update(code).digest();
