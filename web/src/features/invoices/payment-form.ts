import { business } from "@petcare/business";
import { type AnswerOf, type BodyOf, reversePayment } from "@petcare/contract";
import { recordPayment } from "@petcare/contract/schemas";
import type { LocalDate } from "@petcare/domain";
import { call } from "../../lib/api/api.ts";
import { randomId } from "../../lib/api/random-id.ts";
import { formatDollars, parseDollars } from "../../lib/format/dollars.ts";
import { useEdits } from "../../ui/form/fields.ts";
import { textOrNull } from "../../ui/form/typed-text.ts";
import type { InvoiceDocument } from "./data.ts";
import { useMoneyForm } from "./money-form.tsx";

interface PaymentValues {
  amount: string;
  date: LocalDate | "";
  method: string;
  tip: string;
  tipTo: string;
  note: string;
}

type PaidInvoice = Pick<InvoiceDocument, "id" | "client_id" | "version" | "balance" | "number">;

/**
 * The form that records a payment of one invoice. The amount starts as the balance.
 * @param walker the id of the walker who is offered for the tip
 */
export function usePaymentForm(invoice: PaidInvoice, today: LocalDate, walker = "", onDone?: () => void) {
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
    onDone,
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

/** Makes the undo of a payment with its tip. Called again after a lost answer, it reverses once. */
export function undoOfPayment({ client_id, payment_id }: AnswerOf<typeof recordPayment>) {
  const body = { id: randomId(), client_id, reason: "Recorded by mistake", tip: "take-back" as const };
  return () => call(reversePayment, { params: { id: payment_id }, body });
}

const doneWords = ({ amount, tip }: PaymentValues, { number }: PaidInvoice) =>
  `Recorded ${formatDollars(parseDollars(amount))}${tip.trim() ? ` and a tip of ${formatDollars(parseDollars(tip))}` : ""} for ${number}`;
