import type { AnswerOf, makeInvoices, previewInvoices } from "@petcare/contract";
import {
  centsOf,
  documentTaxes,
  firstAdjustments,
  formatCents,
  type TaxedAdjustment,
  type TaxedPart,
  takenTooMuch,
  toDollars,
  totalOf,
} from "@petcare/domain";
import { parseDollars, sumDollars } from "../../../lib/format/dollars.ts";
import type { Problems } from "../../../ui/form/form-rules.ts";

export type Preview = AnswerOf<typeof previewInvoices>;
type ClientPreview = Preview["clients"][number];
export type LeftOut = Preview["left_out"][number];
export type Outcome = AnswerOf<typeof makeInvoices>[number];

/** An adjustment that is typed before its invoice is made. */
export interface TypedAdjustment {
  id: string;
  clientId: string;
  /** Which invoice of the client it is for, as the preview counts them: once that is made, it is no longer typed. */
  n: number;
  way: "less" | "more";
  amount: string;
  text: string;
  /** Its sales tax does not go along. */
  untaxed?: boolean;
}

/** The choices and texts before invoices are made. Clients and their credit are in, unless they are named here. */
export interface MakeValues {
  due: string;
  note: string;
  off: string[];
  creditOff: string[];
  adjustments: TypedAdjustment[];
}

/** The bill of one client: what their invoices come to, in dollars. */
export interface Bill {
  preview: ClientPreview;
  isOn: boolean;
  adjustments: readonly TypedAdjustment[];
  visits: number;
  adjusted: number;
  /** The sales tax by rate, of all invoices together. */
  taxes: readonly { rate: number; base: number; amount: number }[];
  tax: number;
  /** The change that the adjustments make in it. */
  adjustmentTax: number;
  total: number;
  usesCredit: boolean;
  /** How much of their credit pays it. */
  creditUsed: number;
}

export const signedAmount = ({ way, amount }: TypedAdjustment): number =>
  parseDollars(amount) * (way === "less" ? -1 : 1);

/** The bills of all clients with something to bill, in the preview's order. */
export const billsOf = ({ clients }: Preview, values: MakeValues): Bill[] =>
  clients.filter(({ lines }) => lines.length > 0).map((preview) => billOf(preview, values));

function billOf(preview: ClientPreview, { off, creditOff, adjustments }: MakeValues): Bill {
  const { client_id, n, lines, credit } = preview;
  const own = adjustments.filter((one) => one.clientId === client_id && one.n === n);
  const visits = sumDollars(lines.map(({ price }) => price));
  const adjusted = sumDollars(own.map((one) => signedAmount(one) || 0));
  const { taxes, adjustmentTax } = taxesOf(preview, own);
  const tax = sumDollars(taxes.map(({ amount }) => amount));
  const total = sumDollars([visits, adjusted, tax]);
  const usesCredit = !creditOff.includes(client_id);
  return {
    preview,
    isOn: !off.includes(client_id),
    adjustments: own,
    visits,
    adjusted,
    taxes,
    tax,
    adjustmentTax,
    total,
    usesCredit,
    creditUsed: usesCredit ? Math.max(0, Math.min(credit, total)) : 0,
  };
}

/** Whether some of it has sales tax, so that an adjustment can have it. */
export const isTaxed = ({ lines }: ClientPreview): boolean => lines.some(({ rate }) => rate !== undefined);

/** The lines of each invoice. They follow each other by day. */
function linesByPart({ lines, parts }: ClientPreview): TaxedPart[][] {
  const sorted = lines.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return parts.map(({ visits }) =>
    sorted.splice(0, visits).map(({ price, rate }) => ({ cents: centsOf(price), ...(rate !== undefined && { rate }) })),
  );
}

/** Typed adjustments as the first invoice takes them. What is no amount counts as nothing. */
const wantedOf = (adjustments: readonly TypedAdjustment[]) =>
  adjustments.map((one) => ({ cents: Math.round((signedAmount(one) || 0) * 100), withTax: !one.untaxed }));

/** The sales tax of a client's invoices. Each is computed by itself, with the adjustments on the first one. */
function taxesOf(preview: ClientPreview, adjustments: readonly TypedAdjustment[]) {
  const [first = [], ...others] = linesByPart(preview);
  const onFirst: TaxedAdjustment[] = firstAdjustments(first, wantedOf(adjustments));
  const documents = [[...first, ...onFirst], ...others].map(documentTaxes);
  const taxes = [...Map.groupBy(documents.flat(), ({ rate }) => rate)].map(([rate, some]) => ({
    rate,
    base: toDollars(totalOf(some.map(({ base }) => base))),
    amount: toDollars(totalOf(some.map(({ cents }) => cents))),
  }));
  return { taxes, adjustmentTax: toDollars(totalOf(onFirst.map(({ tax = 0 }) => tax))) };
}

/** Answers what bills come to together. */
export function billsSums(bills: readonly Bill[]) {
  const lines = bills.flatMap(({ preview }) => preview.lines);
  const [cancelled, completed] = [true, false].map((is) =>
    lines.filter(({ status }) => (status === "cancelled") === is),
  );
  const sum = (rows: typeof lines = []) => sumDollars(rows.map(({ price }) => price));
  return {
    completed: { count: completed?.length ?? 0, dollars: sum(completed) },
    cancelled: { count: cancelled?.length ?? 0, dollars: sum(cancelled) },
    adjusted: sumDollars(bills.map(({ adjusted }) => adjusted)),
    tax: sumDollars(bills.map(({ tax }) => tax)),
    total: sumDollars(bills.map(({ total }) => total)),
    creditUsed: sumDollars(bills.map(({ creditUsed }) => creditUsed)),
  };
}

/**
 * Tells what keeps the chosen bills from being made: 'adjustments.<id>.amount', 'due'. Their first invoices have the
 * adjustments.
 */
export function billProblems(bills: readonly Bill[], { due }: MakeValues): Problems {
  const problems: Record<string, string> = due ? {} : { due: "Choose a day" };
  for (const { preview, adjustments } of bills.filter(({ isOn }) => isOn)) {
    const tooMuch = takenTooMuch(linesByPart(preview)[0] ?? [], wantedOf(adjustments));
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
