import { myEstimatedEarnings } from "@petcare/contract";
import { type Earnings, earningsOf, toDollars } from "@petcare/domain";
import { readCompletedVisits } from "@petcare/storage";
import { payRatesOf } from "../shared/money/rates.ts";
import { endpoint } from "../shared/pipeline/endpoint.ts";
import { runtime } from "../shared/runtime.ts";
import { dateRange } from "../shared/visits/date-range.ts";

const longestRange = 366;

export const handler = endpoint(myEstimatedEarnings, async ({ query, caller }) => {
  const { from, to } = dateRange(query.start, query.end, longestRange);
  const visits = await readCompletedVisits(runtime.db, caller.id, from, to);
  const { hasRates, total, count, receipt, byService } = earningsOf(visits, payRatesOf(caller.user));
  return {
    has_pay_rates: hasRates,
    total_earnings: toDollars(total),
    total_walks: count,
    receipt_items: receipt.map(({ amount, pets, ...item }) => ({
      ...item,
      pets: [...pets],
      amount: toDollars(amount),
    })),
    earnings_by_service: {
      "25": inDollars(byService["25"]),
      visit: inDollars(byService.visit),
      overnight: inDollars(byService.overnight),
      other: inDollars(byService.other),
    },
  };
});

const inDollars = ({ count, rate, total }: Earnings["byService"]["25"]) => ({
  count,
  rate: rate === undefined ? null : toDollars(rate),
  total: toDollars(total),
});
