import type { AccessCode } from "@petcare/contract";

/** The names of a home's codes, in the order in which they are shown. */
export const codeNames: Record<AccessCode, string> = {
  garage_code: "Garage code",
  lockbox: "Lockbox",
  alarm: "Alarm",
};

export const codeOrder = Object.keys(codeNames) as AccessCode[];
