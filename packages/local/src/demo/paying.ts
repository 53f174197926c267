import { business } from "@petcare/business";
import { addDays } from "@petcare/domain";
import type { Invoice, PastBooks } from "@petcare/storage";
import { type Bill, weekly } from "./billed-periods.ts";
import { idOf } from "./random.ts";
import { byOwner } from "./team.ts";

/** How likely an invoice of the last weeks is paid, and paid in part. Older ones are paid. */
const paidBy: Record<number, [paid: number, partly: number]> = { 1: [0.3, 0.1], 2: [0.7, 0.15], 3: [0.9, 0.05] };

/** What came of an invoice by now. */
export function payOne(
  books: PastBooks,
  { id, sums, lines }: Invoice,
  { index, period, billed, random, now }: Bill,
): void {
  const [paid, partly] = paidBy[period.weeksAgo ?? weekly] ?? [1, 0];
  const chance = random.next();
  // The demo client has one that is not paid, and one that is paid in part.
  const isPaid = index === 0 ? period.weeksAgo !== 1 && period.weeksAgo !== 2 : chance < paid;
  const isPartly = index === 0 ? period.weeksAgo === 2 : chance < paid + partly;
  if (sums.total === sums.paid || !(isPaid || isPartly)) return;
  const balance = sums.total - sums.paid;
  const { date, by } = byOwner(addDays(period.end, random.between(2, 7)), now);
  const walker_id = billed[0]?.walker_id;
  const tip = walker_id && lines.length > 2 && random.chance(0.08) ? { walker_id, cents: 1000 } : undefined;
  books.pay(
    id,
    { id: idOf(`payment ${id}`), hash: `demo ${id}`, date, by },
    {
      cents: isPaid ? balance : Math.ceil(balance / 200) * 100,
      method: random.pick(business.paymentMethods),
      ...(tip && { tip: { ...tip, extra_id: idOf(`tip ${id}`) } }),
    },
  );
}
