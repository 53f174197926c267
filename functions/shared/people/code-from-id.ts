import { createHash } from "node:crypto";
import { legible } from "@petcare/domain";

const length = 8;

/** Makes a referral code from the id of what asks for it, so a repeated request makes one. */
export function codeFromId(id: string): string {
  const bytes = [...createHash("sha256").update(`referral code ${id}`).digest()].slice(0, length);
  return bytes.map((byte) => legible[byte % legible.length]).join("");
}
