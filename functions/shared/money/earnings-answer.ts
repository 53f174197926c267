import type { AnswerOf, myEstimatedEarnings } from "@petcare/contract";
import { byDate, type Earnings, earningsOf, type LocalDate, toDollars } from "@petcare/domain";
import { type PayAdjustment, readDoneVisits, readPaidOn, readPayAdjustments, type Visit } from "@petcare/storage";
import type { Own } from "../pipeline/caller.ts";
import { runtime } from "../runtime.ts";
import { dateRange } from "../visits/date-range.ts";
import { payRatesOf } from "./terms.ts";

const maxRange = 366;

const fields = ["date", "status", "service", "pet_names", "duration_minutes", "pay_cents", "pay_run_id"] as const;

/**
 * Makes the answer with a team member's earnings in a range (docs/product/earnings.md).
 *
 * @throws AppError invalid_input for an invalid range
 */
export async function earningsAnswer(
  user: Pick<Own, "id" | "role" | "pay_rates">,
  { start, end }: { start: string; end: string },
): Promise<AnswerOf<typeof myEstimatedEarnings>> {
  const { from, to } = dateRange(start, end, maxRange);
  const requested = { from, to, of: { role: "walker", id: user.id }, cancelled: "pay_cents" } as const;
  const [done, adjustments] = await Promise.all([
    readDoneVisits(runtime.db, requested, fields),
    readPayAdjustments(runtime.db, user.id, from, to),
  ]);
  const paidOn = await paidOnOf([...done, ...adjustments]);
  const earliestFirst = done.reverse();
  const visits = earliestFirst.filter(({ status }) => status === "completed");
  const cancelled = earliestFirst.filter(({ status }) => status === "cancelled");
  const { hasRates, total, count, receipt, byService } = earningsOf(visits, payRatesOf(user));
  const lines = receipt.map(({ amount, pets, ...item }, index) => ({
    ...item,
    pets: [...pets],
    amount: toDollars(amount),
    paid_on: paidOn(visits[index]),
  }));
  return {
    has_pay_rates: hasRates,
    total_earnings: toDollars(total),
    total_walks: count,
    tips: toDollars(adjustments.reduce((sum, { kind, cents }) => (kind === "tip" ? sum + cents : sum), 0)),
    receipt_items: lines,
    extras: extraLines(cancelled, adjustments, paidOn),
    earnings_by_service: {
      "25": inDollars(byService["25"]),
      visit: inDollars(byService.visit),
      overnight: inDollars(byService.overnight),
      other: inDollars(byService.other),
    },
  };
}

type PaidOn = (line: Pick<Visit, "pay_run_id"> | undefined) => LocalDate | null;

/** Reads the dates on which visits were paid. */
async function paidOnOf(lines: readonly Pick<Visit, "pay_run_id">[]): Promise<PaidOn> {
  const runs = lines.flatMap(({ pay_run_id }) => pay_run_id ?? []);
  const days = await readPaidOn(runtime.db, runs);
  return (line) => days.get(line?.pay_run_id ?? "") ?? null;
}

function extraLines(
  cancelled: readonly Pick<Visit, (typeof fields)[number]>[],
  adjustments: readonly PayAdjustment[],
  paidOn: PaidOn,
) {
  const lines = [
    ...cancelled.map((visit) => ({
      kind: "cancelled" as const,
      date: visit.date,
      pets: visit.pet_names,
      amount: toDollars(visit.pay_cents ?? 0),
      paid_on: paidOn(visit),
    })),
    ...adjustments.map((adjustment) => ({
      kind: adjustment.kind,
      date: adjustment.date,
      pets: [],
      amount: toDollars(adjustment.cents),
      paid_on: paidOn(adjustment),
    })),
  ];
  return lines.sort(byDate);
}

const inDollars = ({ count, rate, total }: Earnings["byService"]["25"]) => ({
  count,
  rate: rate === undefined ? null : toDollars(rate),
  total: toDollars(total),
});
