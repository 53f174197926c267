import type { BodyOf, changeWalker } from "@petcare/contract";

type Body = BodyOf<typeof changeWalker>;

/** The cards that are edited, each with what it sends. */
export const parts = {
  contact: { name: "contact", sends: ["name", "phone", "email", "color"] },
  pay: { name: "pay rates", sends: ["pay_rates"] },
  off: { name: "days off", sends: ["days_off"] },
  w9: { name: "form W-9", sends: ["w9_on"] },
  notes: { name: "private notes", sends: ["notes"] },
} as const satisfies Record<string, { name: string; sends: readonly (keyof Body)[] }>;
export type Part = keyof typeof parts;
export const isPart = (name: string | undefined): name is Part => name !== undefined && name in parts;
