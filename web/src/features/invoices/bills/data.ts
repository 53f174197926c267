import type { AnswerOf, makeInvoices, previewInvoices } from "@petcare/contract";
import {
  centsOf,
  documentTaxes,
  firstAdjustments,
  formatCents,
  type LocalDate,
  maxLines,
  takenTooMuch,
  toDollars,
} from "@petcare/domain";
import { parseDollars, sumDollars } from "../../../lib/format/dollars.ts";
import type { Problems } from "../../../ui/form/form-rules.ts";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";

export type Preview = AnswerOf<typeof previewInvoices>;
type ClientPreview = Preview["clients"][number];
export type LeftOut = Preview["left_out"][number];
export type Outcome = AnswerOf<typeof makeInvoices>[number];

/** An adjustment that is typed before its invoice is made. */
export interface TypedAdjustment {
  id: string;
  /** The key of the bill that it is for. */
  bill: string;
  /** The number of the client's invoice that it is for. Once that is made, the adjustment is dropped. */
  n: number;
  way: "less" | "more";
  amount: string;
  text: string;
  /** It does not change the sales tax. */
  untaxed?: boolean;
}

/** The form's values. `off` has the keys of bills that are not made, `creditOff` of those that use no credit. */
export interface MakeValues {
  due: LocalDate | "";
  note: string;
  off: string[];
  creditOff: string[];
  adjustments: TypedAdjustment[];
}

export type MakeForm = FormFields<MakeValues>;

/** A bill to come, in dollars. A client with too many lines for one has two. */
export interface Bill {
  preview: ClientPreview;
  /** The client's id for a first bill, the first visit's id for a second one. */
  key: string;
  /** Its key, and the key that it had as a second bill before the first one was made. */
  keys: readonly string[];
  isOneOfTwo: boolean;
  isOn: boolean;
  adjustments: readonly TypedAdjustment[];
  visits: number;
  adjusted: number;
  /** The sales tax by rate. */
  taxes: readonly { rate: number; base: number; amount: number }[];
  tax: number;
  total: number;
  /** The client's credit, without what a first bill uses. */
  credit: number;
  usesCredit: boolean;
  /** How much of the credit pays the bill. */
  creditUsed: number;
}

export const signedAmount = ({ way, amount }: TypedAdjustment): number =>
  parseDollars(amount) * (way === "less" ? -1 : 1);

/** The bills of all clients with something to bill, in the preview's order. */
export const billsOf = ({ clients }: Preview, values: MakeValues): Bill[] =>
  [
    ...Map.groupBy(
      clients.filter(({ lines }) => lines.length > 0),
      ({ client_id }) => client_id,
    ).values(),
  ].flatMap(([one, other]) => {
    if (!one) return [];
    const first = billOf(one, values);
    if (!other) return [first];
    return [{ ...first, isOneOfTwo: true }, billOf(other, values, first)];
  });

/** @param first the client's first bill, where this is the second one */
function billOf(preview: ClientPreview, { off, creditOff, adjustments }: MakeValues, first?: Bill): Bill {
  const { client_id, n, lines } = preview;
  const asSecond = lines[0]?.visit_id ?? "";
  const key = first ? asSecond : client_id;
  const keys = [key, asSecond];
  const own = adjustments.filter((one) => one.bill === asSecond || (one.bill === key && one.n === n));
  const visits = sumDollars(lines.map(({ price }) => price));
  const adjusted = sumDollars(own.map((one) => signedAmount(one) || 0));
  const taxes = taxesOf(preview, own);
  const tax = sumDollars(taxes.map(({ amount }) => amount));
  const total = sumDollars([visits, adjusted, tax]);
  const credit = sumDollars([preview.credit, first?.isOn ? -first.creditUsed : 0]);
  const usesCredit = !keys.some((one) => creditOff.includes(one));
  return {
    preview,
    key,
    keys,
    isOneOfTwo: first !== undefined,
    isOn: !keys.some((one) => off.includes(one)),
    adjustments: own,
    visits,
    adjusted,
    taxes,
    tax,
    total,
    credit,
    usesCredit,
    creditUsed: usesCredit ? Math.max(0, Math.min(credit, total)) : 0,
  };
}

/** Adds a bill's key to those that are off, or removes it. */
export const switched = (off: readonly string[], { key, keys }: Bill, isOff: boolean): string[] =>
  isOff ? [...off, key] : off.filter((one) => !keys.includes(one));

/** Tells whether a line has sales tax, so that an adjustment can have it. */
export const isTaxed = ({ lines }: ClientPreview): boolean => lines.some(({ rate }) => rate !== undefined);

const linesOf = ({ lines }: ClientPreview) =>
  lines.map(({ price, rate }) => ({ cents: centsOf(price), ...(rate !== undefined && { rate }) }));

/** Converts typed adjustments to cents. What is no amount counts as nothing. */
const wantedOf = (adjustments: readonly TypedAdjustment[]) =>
  adjustments.map((one) => ({ cents: Math.round((signedAmount(one) || 0) * 100), withTax: !one.untaxed }));

function taxesOf(preview: ClientPreview, adjustments: readonly TypedAdjustment[]): Bill["taxes"] {
  const lines = linesOf(preview);
  return documentTaxes([...lines, ...firstAdjustments(lines, wantedOf(adjustments))]).map(({ rate, base, cents }) => ({
    rate,
    base: toDollars(base),
    amount: toDollars(cents),
  }));
}

/** The ids of the bills' clients, each once. */
export const clientsOf = (bills: readonly Bill[]): string[] => [
  ...new Set(bills.map(({ preview }) => preview.client_id)),
];

/** Sums bills up, with completed visits and charged cancellations apart. */
export function billsSums(bills: readonly Bill[]) {
  const lines = bills.flatMap(({ preview }) => preview.lines);
  const sum = (of: "adjusted" | "tax" | "total" | "creditUsed") => sumDollars(bills.map((bill) => bill[of]));
  const linesThat = (isCancelled: boolean) => {
    const some = lines.filter(({ status }) => (status === "cancelled") === isCancelled);
    return { count: some.length, dollars: sumDollars(some.map(({ price }) => price)) };
  };
  return {
    completed: linesThat(false),
    cancelled: linesThat(true),
    adjusted: sum("adjusted"),
    tax: sum("tax"),
    total: sum("total"),
    creditUsed: sum("creditUsed"),
  };
}

/** Tells whether one of its adjustments has a problem. */
export const isWrong = ({ adjustments }: Bill, problems: Problems): boolean =>
  adjustments.some(({ id }) => problems[`adjustments.${id}.amount`] || problems[`adjustments.${id}.text`]);

/** Finds the problems of the chosen bills: 'adjustments.<id>.amount', 'due', 'lines.<key>'. */
export function billProblems(bills: readonly Bill[], { due }: MakeValues): Problems {
  const problems: Record<string, string> = due ? {} : { due: "Choose a day" };
  for (const { preview, key, adjustments } of bills.filter(({ isOn }) => isOn)) {
    if (preview.lines.length > maxLines) problems[`lines.${key}`] = "Choose a shorter period.";
    const tooMuch = takenTooMuch(linesOf(preview), wantedOf(adjustments));
    for (const adjustment of adjustments) {
      if (!(Math.abs(signedAmount(adjustment)) > 0))
        problems[`adjustments.${adjustment.id}.amount`] = "An amount above $0.00";
      if (adjustment.text.trim() === "") problems[`adjustments.${adjustment.id}.text`] = "Say what it is for";
    }
    const last = adjustments.findLast((one) => one.way === "less");
    if (tooMuch && last) problems[`adjustments.${last.id}.amount`] = `${formatCents(tooMuch.most)} at most in all`;
  }
  return problems;
}
