import { type Cents, formatCents, priceToCost } from "@petcare/domain";
import { AppError } from "../shared/pipeline/app-error.ts";

/**
 * Keeps a price at which something costs what its client was shown, or finds another one.
 *
 * @param wholeAt the cost at a price, its parts included
 * @throws AppError conflict where no price comes to it
 */
export function priceAsShown(price: Cents, shown: Cents, wholeAt: (price: Cents) => Cents): Cents {
  const exact = wholeAt(price) === shown ? price : priceToCost(shown, wholeAt);
  if (exact !== undefined) return exact;
  throw new AppError(
    "conflict",
    `No price comes to exactly ${formatCents(shown)} by the price rules of now. Decline this, or offer another price.`,
  );
}
