import { toDollars, type VisitPart } from "@petcare/domain";

/** Makes the answer's fields of a price's parts, in dollars; none without parts. */
export const partsAnswer = (parts: readonly Pick<VisitPart, "name" | "cents">[] = []) =>
  parts.length > 0 && { parts: parts.map(({ name, cents }) => ({ name, amount: toDollars(cents) })) };
