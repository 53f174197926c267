import { formatCents, toCents } from "@petcare/domain";

/** '$28.00' of an answer's dollars. */
export const dollarsText = (dollars: number): string => formatCents(toCents(dollars) ?? 0);
