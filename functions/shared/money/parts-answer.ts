import { toDollars, type VisitPart } from "@petcare/domain";

/** Answers the parts of a price in dollars; nothing where there are none. */
export const partsAnswer = (parts: readonly Pick<VisitPart, "name" | "cents">[] = []) =>
  parts.length > 0 && { parts: parts.map(({ name, cents }) => ({ name, amount: toDollars(cents) })) };
