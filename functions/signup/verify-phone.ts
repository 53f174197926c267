import { verifyPhone } from "@petcare/contract";
import { formatPhone } from "@petcare/domain";
import { proveWithCode, spendGuess } from "@petcare/storage";
import { codeLimits } from "../shared/limits/limits.ts";
import { throttle } from "../shared/limits/throttle.ts";
import { invalidField } from "../shared/pipeline/app-error.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { digest, runtime } from "../shared/runtime.ts";
import { isCode } from "./one-time-code.ts";

/** Checks a code, counting the guess first. Wrong, expired and used codes get the same answer. */
export const handler = endpoint(verifyPhone, async ({ body: { phone, code }, sourceIp, setCookie }) => {
  await throttle("public/address", ["verify-phone", sourceIp]);
  if (!/^\d{6}$/.test(code)) throw invalidCode();
  const stored = await spendGuess(runtime.db, phone, runtime.now());
  if (!stored || !isCode(code, stored)) throw invalidCode();

  const proof = runtime.newSecret();
  const expiresAt = Math.floor(runtime.now() / 1000) + codeLimits().proofLifetime;
  const outcome = await proveWithCode(runtime.db, stored, { hash: digest(proof), expiresAt });
  if (outcome === "gone") throw invalidCode();
  setCookie(`phone_proof=${proof}; Path=/api/signup; Max-Age=${codeLimits().proofLifetime}`);
  return {
    phone_verified: true as const,
    phone_raw: phone,
    phone_display: formatPhone(phone),
    phone_proof: proof,
  };
});

const invalidCode = () => invalidField("code", "Invalid verification code");
