import { TextInput } from "@mantine/core";
import { business } from "@petcare/business";
import { refundClient } from "@petcare/contract/schemas";
import type { LocalDate } from "@petcare/domain";
import { call } from "../../../lib/api/api.ts";
import { formatDollars, parseDollars } from "../../../lib/format/dollars.ts";
import { AmountField, MethodField, PaidOnField } from "../../../parts/money/paid-fields.tsx";
import { useEdits } from "../../../ui/form/fields.ts";
import { textOrNull } from "../../../ui/form/typed-text.ts";
import { MoneyDialog } from "../money-dialog.tsx";
import { useMoneyForm } from "../use-money-form.ts";
import type { AccountDialogProps } from "./account-dialog-props.ts";

interface Values {
  amount: string;
  date: LocalDate | "";
  method: string;
  note: string;
}

/** Records that a client was given credit back in money. */
export function RefundDialog({ client, credit, today, opened, onClose }: AccountDialogProps) {
  const form = useMoneyForm({
    schema: refundClient.body,
    words: { amount: () => "Type an amount above $0.00", date: () => "Choose a day" },
    fields: useEdits<Values>({ amount: credit.toFixed(2), date: today, method: business.paymentMethods[0], note: "" }),
    toBody: (values, id) => ({
      id,
      date: values.date as LocalDate,
      amount: parseDollars(values.amount),
      method: values.method,
      note: textOrNull(values.note),
    }),
    send: (body) => call(refundClient, { params: { id: client.id }, body }),
    done: ({ amount }) => `Refunded ${formatDollars(parseDollars(amount))} to ${client.name}`,
    onDone: onClose,
  });
  return (
    <MoneyDialog
      opened={opened}
      onClose={onClose}
      title="Refund"
      form={form}
      now={{ words: "The credit is now", dollars: credit }}
      action="Record the refund"
      underWay="Recording..."
      failed="Failed to record the refund. Please try again."
    >
      <p>
        {client.name} has {formatDollars(credit)} left over. This records what you have paid back; it sends no money.
      </p>
      <AmountField data-autofocus {...form.text("amount")} />
      <PaidOnField form={form} />
      <MethodField form={form} />
      <TextInput label="Note" autoComplete="off" {...form.text("note")} />
    </MoneyDialog>
  );
}
