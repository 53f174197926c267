import { taxOn } from "../money/sales-tax.ts";
import { type Cents, formatCents, totalOf } from "../money.ts";
import { type DocumentTax, largestTax, type TaxedAdjustment } from "./invoice-sums.ts";
import { creditOf, type LedgerSums } from "./ledger-sums.ts";

/** An invoice, as far as acts on money read it. `paid` is between 0 and `total`, and 0 once it is void. */
export interface InvoiceMoney {
  id: string;
  total: Cents;
  paid: Cents;
  /** The part of the total that is sales tax. */
  tax?: Cents | undefined;
  /** The tax by rate of which an adjustment can be. None where a part of the balance was forgiven. */
  taxes?: readonly DocumentTax[] | undefined;
}

/** The effect of an act on the ledger's sums, and on the `paid` of invoices, in that order. */
export interface MoneyAct {
  effect: LedgerSums;
  /** Never 0; below 0 where money comes off the invoice. */
  settled: { invoice_id: string; cents: Cents }[];
}

/** A sentence that says why the act cannot be, for the field with the amount. */
export interface RefusedAct {
  refused: string;
}

const balanceOf = ({ total, paid }: InvoiceMoney): Cents => total - paid;

/** An invoice is made. Where `useCredit` says so, it is paid of the client's credit as far as that goes. */
export function made(account: LedgerSums, invoice: Pick<InvoiceMoney, "id" | "total">, useCredit: boolean): MoneyAct {
  const used = useCredit ? Math.min(creditOf(account), invoice.total) : 0;
  return moneyAct({ billed: invoice.total }, onto(invoice, used));
}

/** An invoice is void: what was paid of it becomes credit. */
export const voided = (invoice: InvoiceMoney): MoneyAct =>
  moneyAct({ billed: 0 - invoice.total }, onto(invoice, -invoice.paid));

/** An act that adds a line without a visit to an invoice, and that line's amounts. */
export interface AdjustmentAct extends MoneyAct {
  adjustment: TaxedAdjustment;
}

/**
 * An invoice's total goes up or down; what is billed without tax never goes below 0, nor does what is billed at a rate. What
 * was paid above the new total becomes credit.
 *
 * @param cents without tax
 * @param withTax whether the tax of the rate with the largest base goes along
 */
export function adjusted(invoice: InvoiceMoney, cents: Cents, withTax = false): AdjustmentAct | RefusedAct {
  if (cents === 0) return { refused: "The adjustment must not be $0.00" };
  const taxed = withTax ? largestTax(invoice.taxes ?? []) : undefined;
  const net = invoice.total - (invoice.tax ?? 0);
  const most = Math.min(net, taxed?.base ?? net);
  if (most + cents < 0) {
    return { refused: `${formatCents(0 - most)} at most; give the other ${formatCents(-most - cents)} as credit` };
  }
  if (!taxed) return lineAdded(invoice, { cents });
  return lineAdded(invoice, { cents, rate: taxed.rate, tax: taxOn(taxed.base + cents, taxed.rate) - taxed.cents });
}

/**
 * Forgives an invoice's balance, or a part of it, with the part of the tax that is in it.
 * @param cents with tax, below 0
 */
export function forgiven(invoice: InvoiceMoney, cents: Cents): AdjustmentAct | RefusedAct {
  const balance = balanceOf(invoice);
  if (cents >= 0 || -cents > balance) {
    return { refused: balance === 0 ? "Nothing is left to pay" : `Forgive ${formatCents(balance)} at most` };
  }
  const { total, tax } = invoice;
  if (tax === undefined) return lineAdded(invoice, { cents });
  const left = total + cents;
  const givenBack = Math.floor((tax * left) / total) - tax;
  return lineAdded(invoice, { cents: cents - givenBack, tax: givenBack });
}

function lineAdded(invoice: InvoiceMoney, adjustment: TaxedAdjustment): AdjustmentAct {
  const billed = adjustment.cents + (adjustment.tax ?? 0);
  const act = moneyAct({ billed }, onto(invoice, Math.min(0, invoice.total + billed - invoice.paid)));
  return { ...act, adjustment };
}

/** Lists the kinds of an invoice's lines without a visit, each with its rule. The owner writes what a line is for. */
export const adjustmentRules = { adjustment: adjusted, forgiven } as const;
export type AdjustmentKind = keyof typeof adjustmentRules;
export const adjustmentKinds = Object.keys(adjustmentRules) as AdjustmentKind[];

/** A payment goes onto invoices in the order given, onto each up to its balance. The rest is credit. */
export function paid(invoices: readonly InvoiceMoney[], cents: Cents): MoneyAct {
  let left = cents;
  const settled = invoices.flatMap((invoice) => {
    const share = Math.min(left, balanceOf(invoice));
    left -= share;
    return onto(invoice, share);
  });
  return moneyAct({ received: cents }, settled);
}

/** Credit goes onto an invoice. */
export function creditApplied(account: LedgerSums, invoice: InvoiceMoney, cents: Cents): MoneyAct | RefusedAct {
  const [credit, balance] = [creditOf(account), balanceOf(invoice)];
  if (cents > credit) return { refused: `The credit is ${formatCents(credit)}` };
  if (cents > balance) return { refused: `Balance is ${formatCents(balance)}` };
  return moneyAct({}, onto(invoice, cents));
}

/** Credit is given back in money. */
export function refunded(account: LedgerSums, cents: Cents): MoneyAct | RefusedAct {
  const credit = creditOf(account);
  return cents > credit ? { refused: `The credit is ${formatCents(credit)}` } : moneyAct({ received: -cents }, []);
}

/** Credit is given out of goodwill. It counts as billed less, on no invoice. */
export const creditGiven = (cents: Cents): MoneyAct => ({
  effect: { billed: -cents, received: 0, settled: -cents },
  settled: [],
});

const onto = ({ id }: { id: string }, cents: Cents): MoneyAct["settled"] =>
  cents === 0 ? [] : [{ invoice_id: id, cents }];

/** An act that bills and receives what is named, and settles what it puts onto invoices. */
export function moneyAct(
  effect: Partial<Pick<LedgerSums, "billed" | "received">>,
  settled: MoneyAct["settled"],
): MoneyAct {
  const sum = totalOf(settled.map(({ cents }) => cents));
  return { effect: { billed: 0, received: 0, ...effect, settled: sum }, settled };
}
