import { business } from "@petcare/business";
import { addDays, billingOf, chargeOf, type LocalDate, localDateOf, startOfWeek } from "@petcare/domain";
import { idFrom } from "@petcare/functions/shared/runtime.ts";
import {
  type Db,
  type Invoice,
  makeInvoice,
  recordPayment,
  type User,
  type Visit,
  visitId,
  voidInvoice,
} from "@petcare/storage";
import type { DemoData } from "./demo-data.ts";
import { idOf, type Random, randomOf } from "./random.ts";
import { byOwner, pastWeeks } from "./team.ts";

/** The bill of one client for one week. */
interface Bill {
  client: User;
  /** The client's place in the list. */
  index: number;
  monday: LocalDate;
  /** 1 is the last whole week. */
  weeksAgo: number;
  billed: Visit[];
  random: Random;
  now: number;
}

/**
 * Makes the invoices of the past weeks and records their payments, the same for the same `now` (epoch milliseconds). Each was
 * made on the day after its week. Some of the last week's are still to be made.
 */
export async function billPast(db: Db, { users, visits }: Pick<DemoData, "users" | "visits">, now: number) {
  const thisMonday = startOfWeek(localDateOf(now, business.timeZone));
  const clients = users.filter(({ role }) => role === "client");
  const done = visits.filter((visit) => billingOf(visit) === "to-bill");
  for (const [index, client] of clients.entries()) {
    const mine = done.filter(({ client_id }) => client_id === client.id).sort((a, b) => (a.date < b.date ? -1 : 1));
    let n = 0;
    for (let weeksAgo = pastWeeks; weeksAgo > 0; weeksAgo--) {
      const monday = addDays(thisMonday, -7 * weeksAgo);
      const billed = mine.filter(({ date }) => startOfWeek(date) === monday);
      const random = randomOf(`invoice ${client.id} ${monday}`);
      const isLeft = index > 0 && weeksAgo === 1 && random.chance(0.2);
      if (billed.length === 0 || isLeft) continue;
      n = await billOne(db, { client, index, monday, weeksAgo, billed, random, now }, n);
    }
  }
}

/** Bills one week. @returns how many invoices the client has then, of which `n` were made before */
async function billOne(db: Db, bill: Bill, n: number): Promise<number> {
  const { index, monday, weeksAgo, now } = bill;
  const invoice = await makeOne(db, bill, n);
  if (index !== 5 || weeksAgo !== 2) {
    await payOne(db, invoice, bill);
    return n + 1;
  }
  const { id, version } = invoice;
  await voidInvoice(db, id, { version, reason: "Made twice by mistake", ...byOwner(addDays(monday, 8), now) });
  await payOne(db, await makeOne(db, bill, n + 1), bill);
  return n + 2;
}

async function makeOne(db: Db, { client, index, monday, weeksAgo, billed, now }: Bill, n: number): Promise<Invoice> {
  const { id: client_id, name, address } = client;
  const { date, by } = byOwner(addDays(monday, 7), now);
  const thanks = {
    id: "thanks",
    kind: "adjustment",
    text: "Thank you for referring a neighbor",
    cents: -1500,
  } as const;
  const made = await makeInvoice(db, {
    client_id,
    bill_to: { name, address },
    period: { start: monday, end: addDays(monday, 6) },
    due: addDays(date, business.invoiceDueDays),
    note: undefined,
    n,
    visits: billed.map((visit) => ({ visit_id: visitId(visit), cents: chargeOf(visit) })),
    adjustments: index === 0 && weeksAgo === 2 ? [{ ...thanks, at: by.at, by: by.id }] : [],
    use_credit: true,
    request_hash: `demo ${n}`,
    date,
    by,
    idOf: (number, salt) => idFrom("invoice", client_id, String(number), String(salt)),
  });
  if (made.outcome !== "made") throw new Error(`Invoice ${n} of ${name} was not made: ${made.outcome}`);
  return made.document;
}

/** How likely an invoice of the last weeks is paid, and paid in part. Older ones are paid. */
const paidBy: Record<number, [paid: number, partly: number]> = { 1: [0.3, 0.1], 2: [0.7, 0.15], 3: [0.9, 0.05] };

/** Pays an invoice, or a part of it, as chance decides. */
async function payOne(db: Db, { id, version, sums, lines }: Invoice, bill: Bill): Promise<void> {
  const { client, index, monday, weeksAgo, billed, random, now } = bill;
  const [paid, partly] = paidBy[weeksAgo] ?? [1, 0];
  const chance = random.next();
  // The demo client has one that is not paid, and one that is paid in part.
  const isPaid = index === 0 ? weeksAgo > 2 : chance < paid;
  const isPartly = index === 0 ? weeksAgo === 2 : chance < paid + partly;
  if (sums.total === sums.paid || !(isPaid || isPartly)) return;
  const balance = sums.total - sums.paid;
  const walker_id = billed[0]?.walker_id;
  const tip = walker_id && lines.length > 2 && random.chance(0.08) ? { walker_id, cents: 1000 } : undefined;
  await recordPayment(
    db,
    {
      id: idOf(`payment ${id}`),
      client_id: client.id,
      hash: `demo ${id}`,
      ...byOwner(addDays(monday, random.between(8, 13)), now),
    },
    {
      invoices: [{ id, version }],
      name: client.name,
      cents: isPaid ? balance : Math.ceil(balance / 200) * 100,
      method: random.pick(business.paymentMethods),
      ...(tip && { tip: { ...tip, extra_id: idOf(`tip ${id}`) } }),
    },
  );
}
