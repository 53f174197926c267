import { createHmac, timingSafeEqual } from "node:crypto";
import type { PhoneCode } from "@petcare/storage";
import { codeLimits } from "../shared/limits/limits.ts";
import { runtime } from "../shared/runtime.ts";

/** A new code for a phone: the one to send, and the one to store. */
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
 * Of a million codes any hash, slow ones too, is soon found out by whoever reads the table. What it is for: that a code
 * cannot be read by looking, and two that are alike do not look it. What protects a code are its minutes and its guesses.
 */
const hashOf = (code: string, salt: string): Buffer => createHmac("sha256", salt).update(code).digest();
