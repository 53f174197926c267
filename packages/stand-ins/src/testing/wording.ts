import { expect } from "vitest";

/** A message that holds AWS's text; any message of an implementation that is known to word its own. */
export const wording = (text: string): unknown =>
  process.env.CONFORMANCE_OWN_WORDS ? expect.any(String) : expect.stringContaining(text);
