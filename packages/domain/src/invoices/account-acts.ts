import { taxOn } from "../money/sales-tax.ts";
import { type Cents, formatCents, totalOf } from "../money.ts";
import { type DocumentTax, largestTax, type TaxedAdjustment } from "./invoice-sums.ts";
import { creditOf, type LedgerSums } from "./ledger-sums.ts";

/** The fields of an invoice that acts on money use. `paid` is between 0 and `total`, and 0 once it is void. */
export interface InvoiceMoney {
  id: string;
  total: Cents;
  paid: Cents;
  /** The part of the total that is sales tax. */
  tax?: Cents | undefined;
  /** The tax by rate of which an adjustment can be. None where a part of the balance was forgiven. */
  taxes?: readonly DocumentTax[] | undefined;
}

/** The effect of an act on the ledger's sums and on the `paid` of invoices. */
export interface MoneyAct {
  effect: LedgerSums;
  /** Never 0; below 0 if money comes off the invoice. */
  settled: { invoice_id: string; cents: Cents }[];
}

/** The refusal of an act: a sentence for the amount's field. */
export interface RefusedAct {
  refused: string;
}

const balanceOf = ({ total, paid }: InvoiceMoney): Cents => total - paid;

/** Creates an invoice. With `useCredit`, the client's credit pays as much of it as it can. */
export function made(account: LedgerSums, invoice: Pick<InvoiceMoney, "id" | "total">, useCredit: boolean): MoneyAct {
  const used = useCredit ? Math.min(creditOf(account), invoice.total) : 0;
  return moneyAct({ billed: invoice.total }, onto(invoice, used));
}

/** Voids an invoice: its payments become credit. */
export const voided = (invoice: InvoiceMoney): MoneyAct =>
  moneyAct({ billed: 0 - invoice.total }, onto(invoice, -invoice.paid));

/** An act that adds a line without a visit to an invoice, and that line's amounts. */
export interface AdjustmentAct extends MoneyAct {
  adjustment: TaxedAdjustment;
}

/**
 * Changes an invoice's total. Neither the sum without tax nor the sum at any rate may go below 0. Money paid above the new
 * total becomes credit.
 *
 * @param cents without tax
 * @param withTax also changes the tax, at the rate with the largest base
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
 * Forgives an invoice's balance or a part of it, including its share of the tax.
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

/** Puts a payment on invoices in the given order, on each up to its balance. The rest becomes credit. */
export function paid(invoices: readonly InvoiceMoney[], cents: Cents): MoneyAct {
  let left = cents;
  const settled = invoices.flatMap((invoice) => {
    const share = Math.min(left, balanceOf(invoice));
    left -= share;
    return onto(invoice, share);
  });
  return moneyAct({ received: cents }, settled);
}

/** Puts credit on an invoice. */
export function creditApplied(account: LedgerSums, invoice: InvoiceMoney, cents: Cents): MoneyAct | RefusedAct {
  const [credit, balance] = [creditOf(account), balanceOf(invoice)];
  if (cents > credit) return { refused: `The credit is ${formatCents(credit)}` };
  if (cents > balance) return { refused: `Balance is ${formatCents(balance)}` };
  return moneyAct({}, onto(invoice, cents));
}

/** Refunds credit. */
export function refunded(account: LedgerSums, cents: Cents): MoneyAct | RefusedAct {
  const credit = creditOf(account);
  return cents > credit ? { refused: `The credit is ${formatCents(credit)}` } : moneyAct({ received: -cents }, []);
}

/** Gives credit out of goodwill. It counts as billed less, on no invoice. */
export const creditGiven = (cents: Cents): MoneyAct => ({
  effect: { billed: -cents, received: 0, settled: -cents },
  settled: [],
});

const onto = ({ id }: { id: string }, cents: Cents): MoneyAct["settled"] =>
  cents === 0 ? [] : [{ invoice_id: id, cents }];

/** Makes an act from the amounts billed, received, and put on invoices. */
export function moneyAct(
  effect: Partial<Pick<LedgerSums, "billed" | "received">>,
  settled: MoneyAct["settled"],
): MoneyAct {
  const sum = totalOf(settled.map(({ cents }) => cents));
  return { effect: { billed: 0, received: 0, ...effect, settled: sum }, settled };
}
