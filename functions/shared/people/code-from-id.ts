import { createHash } from "node:crypto";
import { legible } from "@petcare/domain";

const length = 8;

/** Makes a referral code from an id, so that a repeated request makes the same code. */
export function codeFromId(id: string): string {
  const bytes = [...createHash("sha256").update(`referral code ${id}`).digest()].slice(0, length);
  return bytes.map((byte) => legible[byte % legible.length]).join("");
}
