import { expect } from "vitest";

/** Matches a message that contains AWS's text, or any message where CONFORMANCE_OWN_WORDS is set. */
export const wording = (text: string): unknown =>
  process.env.CONFORMANCE_OWN_WORDS ? expect.any(String) : expect.stringContaining(text);
