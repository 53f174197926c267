/** An amount of money in whole cents. */
export type Cents = number;

/** Converts dollars to cents; undefined for a negative amount, NaN, a fraction of a cent, or 2^53 cents and more. */
export function toCents(dollars: number): Cents | undefined {
  const cents = Math.round(dollars * 100);
  // Parsing '19.99' and dividing 1999 by 100 round to the same double. So the two are equal only for whole cents.
  if (!Number.isSafeInteger(cents) || cents / 100 !== dollars || cents < 0) return undefined;
  return cents + 0;
}

/**
 * Converts dollars, which may be below zero, to cents.
 * @throws RangeError for an amount that toCents refuses of its size
 */
export function centsOf(dollars: number): Cents {
  const cents = toCents(Math.abs(dollars));
  if (cents === undefined) throw new RangeError(`${dollars} dollars are no whole cents`);
  return dollars < 0 ? -cents : cents;
}

/** Adds amounts up. */
export const totalOf = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);

/** Converts cents to dollars, as answers hold them. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Converts each of some sums to dollars. */
export const dollarsOf = <Sums extends { [Name in keyof Sums]: Cents }>(sums: Sums): Sums =>
  Object.fromEntries(Object.entries<Cents>(sums).map(([name, cents]) => [name, toDollars(cents)])) as Sums;

/** '$1,234.50', or '-$5.00' for a negative amount. */
export function formatCents(cents: Cents): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ",");
  const rest = String(Math.abs(cents) % 100).padStart(2, "0");
  return `${cents < 0 ? "-" : ""}$${whole}.${rest}`;
}
