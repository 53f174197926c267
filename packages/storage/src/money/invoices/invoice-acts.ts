import {
  adjustableTaxes,
  adjustmentRules,
  type Cents,
  creditApplied,
  documentTaxes,
  type InvoiceMoney,
  invoiceSums,
  paid,
} from "@petcare/domain";
import type { Db } from "../../table/client.ts";
import { actOnLedger, type MoneyResult, type SeenInvoice } from "./act-on-ledger.ts";
import type { Entry } from "./entry.ts";
import type { Adjustment, Invoice } from "./invoice.ts";
import { entryIdOf, type LedgerAct, type MoneyRequest } from "./ledger-act.ts";

/** Picks the fields of an invoice that acts on money use. */
export const moneyOf = ({ id, sums: { total, paid, tax }, taxes, adjustments }: Invoice): InvoiceMoney => ({
  id,
  total,
  paid,
  tax,
  taxes: adjustableTaxes(taxes, adjustments),
});

export interface Payment extends Pick<Entry, "method" | "note" | "tip"> {
  cents: Cents;
  /** In the order in which they are paid. */
  invoices: readonly SeenInvoice[];
  /** The client's name, for the ledger's history. */
  name: string;
}

/** Records a payment: on its invoices up to their balances, and the rest as credit. */
export const recordPayment = (db: Db, request: MoneyRequest, { invoices: seen, name, ...payment }: Payment) =>
  actOnLedger(db, request, seen, ({ invoices }) => {
    const act = paymentAct(invoices, payment);
    if (act.invoices.length > 0) return act;
    const changes = { paid_cents: payment.cents, payment: { entry_id: entryIdOf(request), method: payment.method } };
    return { ...act, recorded: { name, changes } };
  });

/** Makes the act of a payment for its invoices. */
function paymentAct(
  invoices: readonly Invoice[],
  { cents, tip, ...recorded }: Omit<Payment, "invoices" | "name">,
): LedgerAct {
  const money = paid(invoices.map(moneyOf), cents);
  return {
    money,
    invoices: invoices.filter(({ id }) => money.settled.some(({ invoice_id }) => invoice_id === id)),
    entry: { type: "payment", tip, ...recorded },
    settlement: "payment",
    payAdjustment: tip && { id: tip.extra_id, walker_id: tip.walker_id, kind: "tip", cents: tip.cents },
  };
}

/** Pays an invoice with the client's credit. */
export const applyCredit = (db: Db, request: MoneyRequest, seen: SeenInvoice, cents: Cents): Promise<MoneyResult> =>
  actOnLedger(db, request, [seen], ({ account, invoices: [invoice] }) => {
    if (!invoice) throw new Error(`Invoice ${seen.id} was not read`);
    const money = creditApplied(account.sums, moneyOf(invoice), cents);
    if ("refused" in money) return money;
    return { money, invoices: [invoice], entry: { type: "credit" }, settlement: "credit" };
  });

/**
 * Adds an adjustment to an invoice. Money paid above the new total becomes credit.
 * @param withTax also changes the tax; a forgiven amount always does
 */
export const adjustInvoice = (
  db: Db,
  request: MoneyRequest,
  seen: SeenInvoice,
  { kind, text, cents, withTax }: Pick<Adjustment, "kind" | "text" | "cents"> & { withTax?: boolean },
): Promise<MoneyResult> =>
  actOnLedger(db, request, [seen], ({ invoices: [invoice] }) => {
    if (!invoice) throw new Error(`Invoice ${seen.id} was not read`);
    const money = adjustmentRules[kind](moneyOf(invoice), cents, withTax);
    if ("refused" in money) return money;
    const { id, by } = request;
    return {
      money,
      invoices: [invoice],
      entry: { type: "adjustment", invoice_id: invoice.id, note: text },
      settlement: "released",
      alter: (invoice) => withAdjustment(invoice, { id, kind, text, ...money.adjustment, at: by.at, by: by.id }),
    };
  });

function withAdjustment(invoice: Invoice, adjustment: Adjustment): Invoice {
  const after = { ...invoice, adjustments: [...invoice.adjustments, adjustment] };
  return { ...after, ...taxesOf(after), sums: invoiceSums(after) };
}

/** Computes an invoice's taxes from its lines and adjustments, with its own names of the rates. */
export function taxesOf({ lines, adjustments, taxes = [] }: Pick<Invoice, "lines" | "adjustments" | "taxes">) {
  const now = documentTaxes([...lines, ...adjustments]);
  const nameOf = new Map(taxes.map(({ rate, name }) => [rate, name]));
  return now.length === 0 ? {} : { taxes: now.map((tax) => ({ name: nameOf.get(tax.rate) ?? "", ...tax })) };
}
