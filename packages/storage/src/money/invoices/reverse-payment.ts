import { type Cents, dateInWords, formatCents, reversed } from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { actOnLedger, type MoneyResult } from "./act-on-ledger.ts";
import { type ClientLedger, readClientLedger } from "./client-ledger.ts";
import { type Entry, reversedWrite } from "./entry.ts";
import { type Invoice, readInvoice } from "./invoice.ts";
import { moneyOf } from "./invoice-acts.ts";
import type { LedgerAct, MoneyRequest } from "./ledger-act.ts";
import { latestEntries, readEntry, readInvoices } from "./read-invoices.ts";

interface Reversal {
  payment_id: string;
  /** The client's name, for the ledger's history. */
  name: string;
  reason: string;
  /** The id of the pay adjustment that reverses the tip, if it is reversed. */
  tip_extra_id?: string | undefined;
}

/** The most invoices: two writes each and five others fit into one transaction. */
const maxInvoices = 45;

/** Reverses a payment. Refused if it was reversed before, or refunded. */
export const reversePayment = (db: Db, request: MoneyRequest, reversal: Reversal): Promise<MoneyResult> =>
  actOnLedger(db, request, [], async ({ account }) => {
    const payment = await readEntry(db, account, reversal.payment_id);
    if (payment?.type !== "payment") throw new Error(`There is no payment ${reversal.payment_id}`);
    // Data read after the ledger may be newer: an equal, simultaneous request has written it.
    const isOutdated = async () => (await readClientLedger(db, account.client_id)).version !== account.version;
    if (payment.reversed_by !== undefined) {
      return (await isOutdated()) ? "outdated" : { refused: "This payment was reversed before" };
    }
    const ids = payment.settled.map(({ invoice_id }) => invoice_id);
    const own = await readInvoices(db, ids);
    const others: Invoice[] = [];
    const attempt = () =>
      reversed(
        account.sums,
        { cents: payment.effect.received, settled: payment.settled },
        { own: own.map(moneyOf), others: others.map(moneyOf) },
      );
    let money = attempt();
    if ("short" in money) {
      others.push(...(await othersPaid(db, account, payment, money.short)));
      money = attempt();
    }
    if ("short" in money) {
      return (await isOutdated()) ? "outdated" : { refused: await refundedText(db, account, money.short) };
    }
    const { settled } = money;
    const touched = [...own, ...others.filter(({ id }) => settled.some(({ invoice_id }) => invoice_id === id))];
    if (touched.length > maxInvoices) return { refused: `Its money is on more than ${maxInvoices} invoices` };
    const act = { money, invoices: touched, ...actOf(db, request, payment, reversal) };
    if (touched.length > 0) return act;
    const changes = { reversed_cents: payment.effect.received, method: payment.method, reason: reversal.reason };
    return { ...act, recorded: { name: reversal.name, changes } };
  });

/** Reads other invoices with money on them, the latest paid first, up to an amount. */
async function othersPaid(db: Db, account: ClientLedger, payment: Entry, short: Cents): Promise<Invoice[]> {
  const known = new Set(payment.settled.map(({ invoice_id }) => invoice_id));
  const found: Invoice[] = [];
  let left = short;
  for await (const entries of latestEntries(db, account)) {
    for (const { invoice_id, cents } of entries.flatMap(({ settled }) => settled)) {
      if (left <= 0) return found;
      if (cents < 0 || known.has(invoice_id)) continue;
      known.add(invoice_id);
      const invoice = await readInvoice(db, invoice_id);
      if (!invoice || invoice.sums.paid === 0) continue;
      found.push(invoice);
      left -= invoice.sums.paid;
    }
  }
  return found;
}

async function refundedText(db: Db, account: ClientLedger, short: Cents): Promise<string> {
  for await (const entries of latestEntries(db, account)) {
    const refund = entries.find(({ type }) => type === "refund");
    if (refund) return `${formatCents(short)} of it was refunded on ${dateInWords(refund.date)}`;
  }
  throw new Error(`The account of client ${account.client_id} lacks ${short} cents that were never refunded`);
}

function actOf(
  db: Db,
  request: MoneyRequest,
  payment: Entry,
  { reason, tip_extra_id }: Reversal,
): Omit<LedgerAct, "money" | "invoices"> {
  const { id, tip, method } = payment;
  return {
    entry: { type: "reversal", reverses: id, method, note: reason },
    settlement: "reversal",
    alter: (invoice) => ({
      ...invoice,
      settlements: invoice.settlements.map((one) => (one.entry_id === id ? { ...one, reversed: true } : one)),
    }),
    payAdjustment: tip && tip_extra_id ? { ...tipBack(tip), id: tip_extra_id } : undefined,
    also: [reversedWrite(db, payment, `${request.date}.${request.id}`)],
  };
}

const tipBack = ({ walker_id, cents }: NonNullable<Entry["tip"]>) => ({
  walker_id,
  kind: "tip" as const,
  cents: -cents,
});
