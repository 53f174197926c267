import type { Cents } from "../money.ts";

interface Priced {
  price_cents: Cents;
}

/**
 * Gives a visit the price at which it costs what its client was shown, its parts included. Rounded percentages can leave
 * it a cent below, and never above.
 *
 * @param wholeOf what the visit costs at its price and its parts
 * @param priced the visit at another price
 */
export function atShownPrice<Visit extends Priced>(
  visit: Visit,
  shown: Cents,
  wholeOf: (visit: Visit) => Cents,
  priced: (visit: Visit, price_cents: Cents) => Visit,
): Visit {
  if (wholeOf(visit) === shown) return visit;
  let [low, high] = [0, shown];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (wholeOf(priced(visit, middle)) <= shown) low = middle;
    else high = middle - 1;
  }
  return priced(visit, low);
}
