import { myEstimatedEarnings } from "@petcare/contract";
import { type Earnings, earningsOf, type LocalDate, toDollars } from "@petcare/domain";
import { readCompletedVisits } from "@petcare/storage";
import { payRatesOf } from "../shared/money/rates.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { fitting } from "../shared/pipeline/fitting.ts";
import { runtime } from "../shared/runtime.ts";
import { dateRange } from "../shared/visits/date-range.ts";

const longestRange = 366;

export const handler = endpoint(myEstimatedEarnings, async ({ query, caller }) => {
  const { from, to } = dateRange(query.start, query.end, longestRange);
  const visits = await readCompletedVisits(runtime.db, caller.id, from, to);
  const { hasRates, total, count, receipt, byService } = earningsOf(visits, payRatesOf(caller.user));
  const lines = receipt.map(({ amount, pets, ...item }) => ({ ...item, pets: [...pets], amount: toDollars(amount) }));
  const shown = wholeDays(lines, fitting(lines));
  return {
    has_pay_rates: hasRates,
    total_earnings: toDollars(total),
    total_walks: count,
    receipt_items: shown,
    receipt_items_left_off: lines.length - shown.length,
    earnings_by_service: {
      "25": inDollars(byService["25"]),
      visit: inDollars(byService.visit),
      overnight: inDollars(byService.overnight),
      other: inDollars(byService.other),
    },
  };
});

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
