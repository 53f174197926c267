import { type LocalDate, toCents } from "@petcare/domain";
import { formatDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { shortDay } from "../../../lib/format/time.ts";
import { count } from "../../../lib/format/words.ts";
import type { Earnings } from "./data.ts";

/** '$126.00, 7 walks', or '7 walks' without any rate. */
export function totalText({ has_pay_rates, total_earnings, total_walks }: Earnings): string {
  const walks = count(total_walks, "walk");
  return has_pay_rates || total_earnings > 0 ? `${formatDollars(total_earnings)}, ${walks}` : walks;
}

/** '5 × $15.00', or '5 walks, rate now $16.00' where older visits earned another rate. */
export function rateText({ count: walks, rate, total }: Earnings["earnings_by_service"]["25"]): string {
  if (rate === null) return walks === 0 ? "No rate yet" : `${count(walks, "walk")}, no rate yet`;
  if (walks === 0) return `Rate ${formatDollars(rate)}`;
  const isProduct = toCents(total) === walks * (toCents(rate) ?? 0);
  return isProduct ? `${walks} × ${formatDollars(rate)}` : `${count(walks, "walk")}, rate now ${formatDollars(rate)}`;
}

/** '$15.00', or '–' for nothing without a rate. */
export const amountText = (dollars: number, hasRate: boolean): string =>
  hasRate || dollars > 0 ? formatDollars(dollars) : "–";

/** The sum of some lines of the receipt, in dollars. */
export const amountOf = (items: readonly { amount: number }[]): number => sumDollars(items.map(({ amount }) => amount));

export const extraWords: Record<Earnings["extras"][number]["kind"], string> = {
  tip: "Tip",
  correction: "Correction of an earlier walk",
  cancelled: "Cancelled walk",
  report: "Reported walk",
};

/** 'Paid Fri, Nov 20'; nothing for what is still due. */
export const paidText = (paidOn: LocalDate | null): string => (paidOn === null ? "" : `Paid ${shortDay(paidOn)}`);
