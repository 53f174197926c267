import { business } from "@petcare/business";
import { addDays, billingOf, chargeOf, localDateOf } from "@petcare/domain";
import { idFrom } from "@petcare/functions/shared/runtime.ts";
import { type Db, type Invoice, PastBooks, visitId } from "@petcare/storage";
import { type Bill, periods, weekly } from "./billed-periods.ts";
import type { DemoData } from "./demo-data.ts";
import { idOf, randomOf } from "./random.ts";
import { byOwner } from "./team.ts";

/**
 * The invoices of a year and their payments, the same for the same `now` (epoch milliseconds). Each was made on the day after
 * its period. Some of the last week's are still to be made.
 */
export function pastBooks(db: Db, { users, visits }: Pick<DemoData, "users" | "visits">, now: number): PastBooks {
  const books = new PastBooks(db, visits);
  const today = localDateOf(now, business.timeZone);
  const clients = users.filter(({ role }) => role === "client");
  const done = visits.filter((visit) => billingOf(visit) === "to-bill");
  for (const [index, client] of clients.entries()) {
    const mine = done.filter(({ client_id }) => client_id === client.id).sort((a, b) => (a.date < b.date ? -1 : 1));
    for (const period of periods(mine[0]?.date ?? today, today)) {
      const billed = mine.filter(({ date }) => date >= period.start && date <= period.end);
      const random = randomOf(`invoice ${client.id} ${period.start}`);
      const isLeft = index > 0 && period.weeksAgo === 1 && random.chance(0.2);
      if (billed.length > 0 && !isLeft) billOne(books, { client, index, period, billed, random, now });
    }
  }
  return books;
}

function billOne(books: PastBooks, bill: Bill): void {
  const { index, period } = bill;
  let invoice = makeOne(books, bill);
  if (index === 5 && period.weeksAgo === 2) {
    const { date, by } = byOwner(addDays(period.end, 2), bill.now);
    books.void(invoice.id, { reason: "Made twice by mistake", date, by });
    invoice = makeOne(books, bill);
  }
  payOne(books, invoice, bill);
}

function makeOne(books: PastBooks, { client, index, period, billed, now }: Bill): Invoice {
  const { id: client_id, name, address } = client;
  const { date, by } = byOwner(addDays(period.end, 1), now);
  const n = books.invoicesOf(client_id);
  const isThanked = index === 0 && period.weeksAgo === 2;
  return books.bill({
    client_id,
    bill_to: { name, address },
    period: { start: period.start, end: period.end },
    due: addDays(date, business.invoiceDueDays),
    note: undefined,
    n,
    visits: billed.map((visit) => ({ visit_id: visitId(visit), cents: chargeOf(visit) })),
    adjustments: isThanked
      ? [
          {
            id: "thanks",
            kind: "adjustment",
            text: "Thank you for referring a neighbor",
            cents: -1500,
            at: by.at,
            by: by.id,
          },
        ]
      : [],
    use_credit: true,
    request_hash: `demo ${n}`,
    date,
    by,
    idOf: (number, salt) => idFrom("invoice", client_id, String(number), String(salt)),
  });
}

/** How likely an invoice of the last weeks is paid, and paid in part. Older ones are paid. */
const paidBy: Record<number, [paid: number, partly: number]> = { 1: [0.3, 0.1], 2: [0.7, 0.15], 3: [0.9, 0.05] };

/** Pays an invoice, or a part of it, as chance decides. */
function payOne(books: PastBooks, { id, sums, lines }: Invoice, { index, period, billed, random, now }: Bill): void {
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
