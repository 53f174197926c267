import { business } from "@petcare/business";
import { type AnswerOf, type BodyOf, reversePayment } from "@petcare/contract";
import { recordPayment } from "@petcare/contract/schemas";
import type { LocalDate } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { writeToMoney } from "../../../lib/api/money.ts";
import { randomId } from "../../../lib/api/random-id.ts";
import { formatDollars, parseDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { useEdits } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import type { InvoiceDocument } from "../invoice.ts";
import { useMoneyForm } from "../use-money-form.ts";

export interface PaymentValues {
  amount: string;
  date: LocalDate | "";
  method: string;
  tip: string;
  tipTo: string;
  note: string;
}

type PaidInvoice = Pick<InvoiceDocument, "id" | "client_id" | "version" | "balance" | "number">;

interface PaymentOptions {
  invoice: PaidInvoice;
  today: LocalDate;
  /** Who is offered for the tip. */
  walker: string;
  onDone?: () => void;
}

/** The form that records a payment of one invoice. Until it is changed, the amount is the balance. */
export function usePaymentForm({ invoice, today, walker, onDone }: PaymentOptions) {
  const fields = useEdits<PaymentValues>({
    amount: invoice.balance.toFixed(2),
    date: today,
    method: business.paymentMethods[0],
    tip: "",
    tipTo: walker,
    note: "",
  });
  return useMoneyForm({
    schema: recordPayment.body,
    labels: { date: "Date", method: "Method" },
    words: {
      amount: () => "Type an amount above $0.00",
      date: () => "Choose a day",
      tip: (issues) =>
        issues.some(({ path }) => path[1] === "walker_id") ? "Choose who gets the tip" : "Type an amount above $0.00",
    },
    fieldOf: (path) => ({ "tip.amount": "tip", "tip.walker_id": "tipTo" })[path] ?? path,
    fields,
    toBody: (values, id) => bodyOf(values, id, invoice),
    send: (body) => call(recordPayment, { body }),
    done: (sent) => doneWords(sent, invoice),
    undo: undoOfPayment,
    ...(onDone && { onDone }),
  });
}

function bodyOf(values: PaymentValues, id: string, invoice: PaidInvoice): BodyOf<typeof recordPayment> {
  return {
    id,
    client_id: invoice.client_id,
    date: values.date as LocalDate,
    amount: parseDollars(values.amount),
    method: values.method,
    note: textOrNull(values.note),
    tip: values.tip.trim() === "" ? null : { amount: parseDollars(values.tip), walker_id: values.tipTo },
    invoices: [{ id: invoice.id, version: invoice.version }],
  };
}

/** Takes a payment back that was just recorded, with its tip. Pressed again after a lost answer, it acts once. */
export function undoOfPayment({ client_id, payment_id }: AnswerOf<typeof recordPayment>) {
  const body = { id: randomId(), client_id, reason: "Recorded by mistake", tip: "take-back" as const };
  return () => writeToMoney(() => call(reversePayment, { params: { id: payment_id }, body }));
}

const doneWords = ({ amount, tip }: PaymentValues, { number }: PaidInvoice) =>
  `Recorded ${formatDollars(parseDollars(amount))}${tip.trim() ? ` and a tip of ${formatDollars(parseDollars(tip))}` : ""} for ${number}`;

/** Says in a sentence what the amount does: '$58.00 pays it in full. Anything above becomes Ana's credit.' */
export function amountMeans(typed: string, balance: number, firstName: string): string {
  const amount = parseDollars(typed);
  if (!(amount > 0)) return `${formatDollars(balance)} pays it in full.`;
  const rest = sumDollars([balance, -amount]);
  if (rest > 0) return `${formatDollars(rest)} stay to be paid.`;
  if (rest < 0) return `It is paid in full, and ${formatDollars(-rest)} become ${firstName}’s credit.`;
  return `${formatDollars(balance)} pays it in full. Anything above becomes ${firstName}’s credit.`;
}
