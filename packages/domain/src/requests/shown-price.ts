import type { Cents } from "../money.ts";

/**
 * Finds the price at which something costs what its client was shown, its parts included. Undefined where there is none:
 * parts of percents are rounded, and parts can be more than was shown.
 *
 * @param wholeAt the cost at a price, which rises with it
 */
export function priceToCost(shown: Cents, wholeAt: (price_cents: Cents) => Cents): Cents | undefined {
  let [low, high] = [0, shown];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (wholeAt(middle) <= shown) low = middle;
    else high = middle - 1;
  }
  return wholeAt(low) === shown ? low : undefined;
}
