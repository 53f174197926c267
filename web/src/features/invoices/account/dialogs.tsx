import { TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import { type AnswerOf, type clientInvoices, getTaxes } from "@petcare/contract";
import { giveCredit, recordPayment, refundClient } from "@petcare/contract/schemas";
import type { LocalDate } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { useRead } from "../../../lib/api/use-read.ts";
import { formatDollars, parseDollars, sumDollars } from "../../../lib/format/dollars.ts";
import { AmountField, MethodField, PaidOnField } from "../../../parts/money/paid-fields.tsx";
import { taxRatesOf } from "../../../parts/money/tax-rates.ts";
import type { Shown } from "../../../ui/feedback/dialog.tsx";
import { useEdits, useFields } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import type { FormFields } from "../../../ui/form/use-checked-form.ts";
import { MoneyDialog, useMoneyForm } from "../money-form.tsx";
import { undoOfPayment } from "../payment-form.ts";

interface AccountDialogProps extends Shown {
  client: { id: string; name: string };
  /** The client's credit, in dollars. */
  credit: number;
  /** The client's open invoices, latest period first. */
  open: AnswerOf<typeof clientInvoices>;
  today: LocalDate;
}

const words = { amount: () => "Type an amount above $0.00", date: () => "Choose a day" };

interface Transfer {
  amount: string;
  date: LocalDate | "";
  method: string;
  note: string;
}

/** The fields of a payment or refund, with a first amount in dollars. */
const useTransfer = (dollars: number, today: LocalDate) =>
  useEdits<Transfer>({
    amount: dollars > 0 ? dollars.toFixed(2) : "",
    date: today,
    method: business.paymentMethods[0],
    note: "",
  });

const transferBody = ({ amount, date, method, note }: Transfer, id: string) => ({
  id,
  date: date as LocalDate,
  amount: parseDollars(amount),
  method,
  note: textOrNull(note),
});

function TransferFields({ form, placeholder }: { form: FormFields<Transfer>; placeholder?: string }) {
  return (
    <>
      <AmountField data-autofocus {...form.text("amount")} />
      <PaidOnField form={form} />
      <MethodField form={form} />
      <TextInput label="Note" {...(placeholder && { placeholder })} autoComplete="off" {...form.text("note")} />
    </>
  );
}

/** How many invoices one payment can be for. */
const maxInvoices = 20;

/** Spreads an amount over invoices in their order, each up to its balance. The rest is credit. All in dollars. */
function spread<Invoice extends { balance: number }>(amount: number, invoices: readonly Invoice[]) {
  let left = amount > 0 ? amount : 0;
  const parts = invoices.map((invoice) => {
    const share = Math.min(left, invoice.balance);
    left = sumDollars([left, -share]);
    return { invoice, share };
  });
  return { parts, credit: left };
}

/** Records a payment of a client's open invoices, the earliest due first. */
function PayDialog({ client, open, today, ...shown }: AccountDialogProps) {
  const invoices = open.toSorted((a, b) => a.due.localeCompare(b.due)).slice(0, maxInvoices);
  const owed = sumDollars(invoices.map(({ balance }) => balance));
  const form = useMoneyForm({
    schema: recordPayment.body,
    words,
    fields: useTransfer(owed, today),
    toBody: (values, id) => ({
      ...transferBody(values, id),
      client_id: client.id,
      invoices: invoices.map((invoice) => ({ id: invoice.id, version: invoice.version })),
    }),
    send: (body) => call(recordPayment, { body }),
    done: ({ amount }) => `Recorded ${formatDollars(parseDollars(amount))} of ${client.name}`,
    undo: undoOfPayment,
    onDone: shown.onClose,
  });
  const { parts, credit } = spread(parseDollars(form.values.amount), invoices);
  return (
    <MoneyDialog
      {...shown}
      title="Record a payment"
      form={form}
      sum="balance"
      dollars={owed}
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
      <TransferFields form={form} placeholder="Confirmation, check number" />
    </MoneyDialog>
  );
}

function CreditDialog({ client, credit, today, ...shown }: AccountDialogProps) {
  const taxes = useRead(getTaxes).data;
  const hasTax = taxes && taxRatesOf(taxes, today).some(({ now }) => now.milli > 0);
  const form = useMoneyForm({
    schema: giveCredit.body,
    words,
    fields: useFields({ amount: "", reason: "" }),
    toBody: ({ amount, reason }, id) => ({ id, amount: parseDollars(amount), reason }),
    send: (body) => call(giveCredit, { params: { id: client.id }, body }),
    done: ({ amount }) => `Gave ${client.name} ${formatDollars(parseDollars(amount))} of credit`,
    onDone: shown.onClose,
  });
  return (
    <MoneyDialog
      {...shown}
      title="Give credit"
      form={form}
      sum="credit"
      dollars={credit}
      action="Give it"
      underWay="Giving..."
      failed="Failed to give credit. Please try again."
    >
      <p>No money moves. The next invoice offers it, and it can be used for an open one.</p>
      {hasTax && <p>It lowers no sales tax. An adjustment of the invoice would.</p>}
      <AmountField data-autofocus {...form.text("amount")} />
      <TextInput
        label="What it is for"
        placeholder="We came late on Thursday"
        autoComplete="off"
        {...form.text("reason")}
      />
    </MoneyDialog>
  );
}

function RefundDialog({ client, credit, today, ...shown }: AccountDialogProps) {
  const form = useMoneyForm({
    schema: refundClient.body,
    words,
    fields: useTransfer(credit, today),
    toBody: transferBody,
    send: (body) => call(refundClient, { params: { id: client.id }, body }),
    done: ({ amount }) => `Refunded ${formatDollars(parseDollars(amount))} to ${client.name}`,
    onDone: shown.onClose,
  });
  return (
    <MoneyDialog
      {...shown}
      title="Refund"
      form={form}
      sum="credit"
      dollars={credit}
      action="Record the refund"
      underWay="Recording..."
      failed="Failed to record the refund. Please try again."
    >
      <p>
        {client.name} has {formatDollars(credit)} left over. This records what you have paid back; it sends no money.
      </p>
      <TransferFields form={form} />
    </MoneyDialog>
  );
}

export const accountDialogs = { pay: PayDialog, credit: CreditDialog, refund: RefundDialog };
