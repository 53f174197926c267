import type { AdjustmentKind } from "./invoices/account-acts.ts";
import { documentTaxes, type TaxedAdjustment, type TaxedPart } from "./invoices/invoice-sums.ts";
import type { EntryType } from "./invoices/ledger-sums.ts";
import { type Milli, taxOn } from "./money/sales-tax.ts";
import { type Cents, totalOf } from "./money.ts";

/** Lists the kinds of rows of a sales tax return. See docs/product/books.md#the-sales-tax-return. */
export const saleKinds = ["taxable", "exempt", "other", "forgiven", "received"] as const;
export type SaleKind = (typeof saleKinds)[number];

/** The amounts that an entry of a client's ledger adds to a return. Never all 0. */
export interface Sale {
  kind: SaleKind;
  /** The name of the rate, or the reason of the exemption; '' for all others. */
  of: string;
  /** Of what is taxable alone. */
  rate?: Milli;
  /** Without tax, below 0 where it is taken back; 0 of what was received. */
  sales: Cents;
  /** The tax that was billed, or received. */
  tax: Cents;
}

/** An entry, as far as a return reads it. */
interface ReturnEntry {
  type: EntryType;
  /** The changes that it made in the tax billed and received. */
  tax?: Cents | undefined;
  tax_paid?: Cents | undefined;
}

/** The part of an invoice that an entry made, adjusted or voided. */
interface EntryPart {
  lines: readonly TaxedPart[];
  adjustments: readonly (TaxedAdjustment & { kind: AdjustmentKind })[];
  /** The invoice's names of its rates. */
  taxes?: readonly { name: string; rate: Milli }[] | undefined;
  exempt?: string | undefined;
}

/**
 * Splits an entry into the rows of a return. Their sales are what it billed without tax, their tax is the entry's.
 * Credit out of goodwill lowers no sale.
 */
export function salesOf({ type, tax = 0, tax_paid = 0 }: ReturnEntry, part?: EntryPart): Sale[] {
  const received: Sale = { kind: "received", of: "", sales: 0, tax: tax_paid };
  return [...(part ? billedSales(type, tax, part) : []), received].filter(({ sales, tax }) => sales !== 0 || tax !== 0);
}

function billedSales(type: EntryType, tax: Cents, { lines, adjustments, taxes = [], exempt }: EntryPart): Sale[] {
  const sign = type === "void" ? -1 : 1;
  const plain = adjustments.filter(({ kind }) => kind !== "forgiven");
  const parts = [...lines, ...plain];
  const taxable = documentTaxes(parts).map(
    ({ rate, base, cents }): Sale => ({
      kind: "taxable",
      of: taxes.find((one) => one.rate === rate)?.name ?? "",
      rate,
      sales: sign * base,
      // An adjustment changes the tax of its document, which is rounded as a whole.
      tax: type === "adjustment" ? tax : sign * cents,
    }),
  );
  const untaxed: Sale = {
    ...(exempt === undefined ? { kind: "other", of: "" } : { kind: "exempt", of: exempt }),
    sales: sign * sumOf(parts.filter(({ rate }) => rate === undefined)),
    tax: 0,
  };
  const forgiven: Sale = {
    ...{ kind: "forgiven", of: "" },
    sales: sign * sumOf(adjustments.filter(({ kind }) => kind === "forgiven")),
    tax: tax - totalOf(taxable.map((sale) => sale.tax)),
  };
  return [...taxable, untaxed, forgiven];
}

const sumOf = (parts: readonly { cents: Cents }[]): Cents => totalOf(parts.map(({ cents }) => cents));

/** A return of some days. `billed` is the tax of all lines, `sales` what they come to without it. */
export interface TaxReturn {
  /** The sums by kind, in the order of their list; those of a kind by their largest sales. */
  lines: Sale[];
  /** The tax that came with payments. */
  received: Cents;
  sales: Cents;
  billed: Cents;
}

/** Adds a return up from its rows. */
export function taxReturn(rows: readonly Sale[]): TaxReturn {
  const lines = saleKinds
    .filter((kind) => kind !== "received")
    .flatMap((kind) => {
      const mine = rows.filter((row) => row.kind === kind);
      const groups = Map.groupBy(mine, ({ of, rate }) => `${rate} ${of}`);
      return [...groups.values()].map(lineOf).sort((a, b) => b.sales - a.sales);
    });
  const received = totalOf(rows.filter(({ kind }) => kind === "received").map(({ tax }) => tax));
  return {
    lines,
    received,
    sales: totalOf(lines.map(({ sales }) => sales)),
    billed: totalOf(lines.map(({ tax }) => tax)),
  };
}

/** Adds up rows of one kind, rate and reason. */
const lineOf = (rows: readonly Sale[]): Sale => {
  const { kind = "other", of = "", rate } = rows[0] ?? {};
  const [sales, tax] = [totalOf(rows.map(({ sales }) => sales)), totalOf(rows.map(({ tax }) => tax))];
  return { kind, of, ...(rate !== undefined && { rate }), sales, tax };
};

/** The tax that documents, each rounded by itself, come to above that of their sum. */
export const roundingOf = ({ rate = 0, sales, tax }: Sale): Cents => tax - taxOn(sales, rate);
