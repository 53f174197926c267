import { formatCents, toCents } from "@petcare/domain";

/** '$28.00' of an answer's dollars; '−$15.00' below zero. */
export function formatDollars(dollars: number): string {
  const cents = toCents(Math.abs(dollars)) ?? 0;
  return `${dollars < 0 ? "−" : ""}${formatCents(cents)}`;
}

/** The sum of amounts in dollars, to the cent. */
export const sumDollars = (amounts: readonly number[]): number =>
  amounts.reduce((cents, dollars) => cents + Math.round(dollars * 100), 0) / 100;

/** Commas are allowed only between groups of three digits: '12,50' must not become $1,250.00. */
const amount = /^-?(\d*|\d{1,3}(,\d{3})+)(\.\d*)?$/;

/** Reads typed dollars: '$58', '1,250.00', '-15'. Any other text is NaN, which the contract refuses. */
export const parseDollars = (typed: string): number => {
  const text = typed
    .trim()
    .replace("−", "-")
    .replace(/^(-?)\$ ?/, "$1");
  return text !== "" && amount.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;
};

/** Reads typed dollars. Empty text is null. */
export const dollarsOrNull = (typed: string): number | null => (typed.trim() === "" ? null : parseDollars(typed));

/** A price in dollars, and its surcharges. */
export interface WithParts {
  price: number;
  parts?: readonly { name: string; amount: number }[] | undefined;
}

/** Adds up a price and its surcharges. */
export const wholePrice = ({ price, parts = [] }: WithParts): number =>
  sumDollars([price, ...parts.map(({ amount }) => amount)]);

/** '$25.00 + Thanksgiving $10.00' */
export const priceWords = ({ price, parts = [] }: WithParts): string =>
  [formatDollars(price), ...parts.map(({ name, amount }) => `${name} ${formatDollars(amount)}`)].join(" + ");
