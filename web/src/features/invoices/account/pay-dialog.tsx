import { TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import { recordPayment } from "@petcare/contract/schemas";
import type { LocalDate } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { formatDollars, parseDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { AmountField, MethodField, PaidOnField } from "../../../parts/money/paid-fields.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { MoneyDialog } from "../money-dialog.tsx";
import { balanceNow } from "../overrun.tsx";
import { undoOfPayment } from "../pay/payment-form.ts";
import { useMoneyForm } from "../use-money-form.ts";
import type { AccountDialogProps } from "./account-dialog-props.ts";
import { spread } from "./spread.ts";

/** So many invoices can be paid at once. */
const maxInvoices = 20;

interface Values {
  amount: string;
  date: LocalDate | "";
  method: string;
  note: string;
}

/** Records a payment for all that a client owes, those due first. */
export function PayDialog({ client, open, today, opened, onClose }: AccountDialogProps) {
  const invoices = open.toSorted((a, b) => a.due.localeCompare(b.due)).slice(0, maxInvoices);
  const owed = sumDollars(invoices.map(({ balance }) => balance));
  const form = useMoneyForm({
    schema: recordPayment.body,
    words: { amount: () => "Type an amount above $0.00", date: () => "Choose a day" },
    fields: useEdits<Values>({
      amount: owed > 0 ? owed.toFixed(2) : "",
      date: today,
      method: business.paymentMethods[0],
      note: "",
    }),
    toBody: (values, id) => ({
      id,
      client_id: client.id,
      date: values.date as LocalDate,
      amount: parseDollars(values.amount),
      method: values.method,
      note: textOrNull(values.note),
      invoices: invoices.map((invoice) => ({ id: invoice.id, version: invoice.version })),
    }),
    send: (body) => call(recordPayment, { body }),
    done: ({ amount }) => `Recorded ${formatDollars(parseDollars(amount))} of ${client.name}`,
    undo: undoOfPayment,
    onDone: onClose,
  });
  const { values } = form;
  const { parts, credit } = spread(parseDollars(values.amount), invoices);
  return (
    <MoneyDialog
      opened={opened}
      onClose={onClose}
      title="Record a payment"
      form={form}
      now={balanceNow(owed)}
      action="Record it"
      underWay="Recording..."
      failed="Failed to record the payment. Please try again."
      summary={
        <ul aria-label="What it pays">
          {parts.map(({ invoice, share }) => (
            <li key={invoice.id}>
              {invoice.number}: {formatDollars(share)} of {formatDollars(invoice.balance)}
            </li>
          ))}
          {credit > 0 && <li>Left over as credit: {formatDollars(credit)}</li>}
        </ul>
      }
    >
      <AmountField data-autofocus {...form.text("amount")} />
      <PaidOnField form={form} />
      <MethodField form={form} />
      <TextInput label="Note" placeholder="Confirmation, check number" autoComplete="off" {...form.text("note")} />
    </MoneyDialog>
  );
}
