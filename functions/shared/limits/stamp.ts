import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "../pipeline/app-error.ts";
import { runtime } from "../runtime.ts";

// In milliseconds. No person fills in the form faster, and a page open for longer must be reloaded.
const fastest = 3000;
const longest = 24 * 3_600_000;

/**
 * Makes the signed stamp of a form (docs/decisions/037-stamped-forms.md).
 *
 * @param at when the form is issued, in epoch milliseconds
 * @param random a unique text
 */
export function stampOf(at: number, random: string): string {
  const content = `${at}.${random}`;
  return `${content}.${signatureOf(content)}`;
}

/**
 * Checks that a form was issued here, within the allowed time.
 * @throws AppError conflict, which says what to do
 */
export function checkStamp(stamp: string): void {
  const end = stamp.lastIndexOf(".");
  const content = stamp.slice(0, Math.max(end, 0));
  const age = runtime.now() - Number(content.split(".")[0]);
  if (!isSigned(content, stamp.slice(end + 1)) || age > longest) {
    throw new AppError("conflict", "This page has been open for too long. Please load it again.");
  }
  if (age < fastest) throw new AppError("conflict", "That was very fast. Please send it once more.");
}

function isSigned(content: string, signature: string): boolean {
  const [given, due] = [signature, signatureOf(content)].map((text) => Buffer.from(text));
  return given !== undefined && due !== undefined && given.length === due.length && timingSafeEqual(given, due);
}

/** Signs the content. A laptop has no secret, and nobody who forges. */
const signatureOf = (content: string): string =>
  createHmac("sha256", `meet ${process.env.ORIGIN_SECRET ?? ""}`)
    .update(content)
    .digest("base64url");
