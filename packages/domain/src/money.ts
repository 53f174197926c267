/** An amount of money in whole cents. */
export type Cents = number;

/** Dollars as sent, in cents; undefined when negative, not a number, or with a part of a cent. */
export function toCents(dollars: number): Cents | undefined {
  const cents = Math.round(dollars * 100);
  // Division rounds to the nearest number, exactly as reading the decimal text did: equal only for whole cents.
  if (!Number.isSafeInteger(cents) || cents / 100 !== dollars || cents < 0) return undefined;
  return cents + 0;
}

/** Cents in dollars, for an answer's JSON. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** '$1,234.50'; '-$5.00' when negative. */
export function formatCents(cents: Cents): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  const rest = String(Math.abs(cents) % 100).padStart(2, "0");
  return `${cents < 0 ? "-" : ""}$${whole}.${rest}`;
}
