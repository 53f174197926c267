import { toCents } from "@petcare/domain";
import { dollarsText } from "../../../lib/format/dollars-text.ts";
import { count } from "../../../lib/format/words.ts";
import type { Earnings } from "./use-earnings.ts";

/** '$126.00, 7 walks'; without a rate for anything only the walks are worth telling. */
export function totalText({ has_pay_rates, total_earnings, total_walks }: Earnings): string {
  const walks = count(total_walks, "walk");
  return has_pay_rates || total_earnings > 0 ? `${dollarsText(total_earnings)}, ${walks}` : walks;
}

/** '5 × $15.00'; where older visits earned another rate '5 walks, rate now $16.00'. */
export function rateText({ count: walks, rate, total }: Earnings["earnings_by_service"]["25"]): string {
  if (rate === null) return walks === 0 ? "No rate yet" : `${count(walks, "walk")}, no rate yet`;
  if (walks === 0) return `Rate ${dollarsText(rate)}`;
  const isProduct = toCents(total) === walks * (toCents(rate) ?? 0);
  return isProduct ? `${walks} × ${dollarsText(rate)}` : `${count(walks, "walk")}, rate now ${dollarsText(rate)}`;
}

/** '$15.00'; '–' for nothing where there is no rate to make it something. */
export const amountText = (dollars: number, hasRate: boolean): string =>
  hasRate || dollars > 0 ? dollarsText(dollars) : "–";

/** What some lines of the receipt add up to, in dollars. */
export const amountOf = (items: readonly Earnings["receipt_items"][number][]): number =>
  items.reduce((cents, { amount }) => cents + (toCents(amount) ?? 0), 0) / 100;
