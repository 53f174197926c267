import type { AnswerOf, myEstimatedEarnings } from "@petcare/contract";
import { type Earnings, earningsOf, type LocalDate, toDollars } from "@petcare/domain";
import { readCompletedVisits, readExtras, type User } from "@petcare/storage";
import { fitting } from "../pipeline/fitting.ts";
import { runtime } from "../runtime.ts";
import { dateRange } from "../visits/date-range.ts";
import { payRatesOf } from "./rates.ts";

const longestRange = 366;

/**
 * What a member of the team earned in a range (docs/product/earnings.md).
 *
 * @throws AppError invalid_input for a range that cannot be asked for
 */
export async function earningsAnswer(
  user: Pick<User, "id" | "role" | "pay_rates">,
  { start, end }: { start: string; end: string },
): Promise<AnswerOf<typeof myEstimatedEarnings>> {
  const { from, to } = dateRange(start, end, longestRange);
  const [visits, extras] = await Promise.all([
    readCompletedVisits(runtime.db, user.id, from, to),
    readExtras(runtime.db, user.id, from, to),
  ]);
  const { hasRates, total, count, receipt, byService } = earningsOf(visits, payRatesOf(user));
  const lines = receipt.map(({ amount, pets, ...item }) => ({ ...item, pets: [...pets], amount: toDollars(amount) }));
  const shown = wholeDays(lines, fitting(lines));
  return {
    has_pay_rates: hasRates,
    total_earnings: toDollars(total),
    total_walks: count,
    tips: toDollars(extras.reduce((sum, { cents }) => sum + cents, 0)),
    receipt_items: shown,
    receipt_items_left_off: lines.length - shown.length,
    earnings_by_service: {
      "25": inDollars(byService["25"]),
      visit: inDollars(byService.visit),
      overnight: inDollars(byService.overnight),
      other: inDollars(byService.other),
    },
  };
}

/** The lines of the days of which all fit: the screen adds up each day from its lines. */
function wholeDays<Line extends { date: LocalDate }>(lines: Line[], fit: number): Line[] {
  const cut = lines[fit];
  return cut ? lines.slice(0, fit).filter(({ date }) => date !== cut.date) : lines;
}

const inDollars = ({ count, rate, total }: Earnings["byService"]["25"]) => ({
  count,
  rate: rate === undefined ? null : toDollars(rate),
  total: toDollars(total),
});
