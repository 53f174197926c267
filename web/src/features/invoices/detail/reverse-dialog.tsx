import { TextInput } from "@mantine/core";
import { reversePayment } from "@petcare/contract/schemas";
import { call } from "../../../lib/api/api.ts";
import { formatDollars } from "../../../lib/format/dollars.ts";
import { monthDay } from "../../../lib/format/time.ts";
import { ChoiceButtons } from "../../../ui/form/choice-buttons.tsx";
import { useFields } from "../../../ui/form/fields.ts";
import { MoneyDialog } from "../money-dialog.tsx";
import { balanceNow } from "../overrun.tsx";
import { useMoneyForm } from "../use-money-form.ts";
import type { InvoiceDialogProps } from "./invoice-dialogs.ts";
import { settlementWords } from "./paper-of.ts";

interface Values {
  reason: string;
  tip: "keep" | "take-back";
}

/** Takes a payment back, such as a bounced check. */
export function ReverseDialog({
  paymentId,
  invoice,
  team,
  opened,
  onClose,
}: InvoiceDialogProps & { paymentId: string }) {
  const { client_id, balance, settlements } = invoice;
  const payment = settlements.find(({ payment_id, kind }) => payment_id === paymentId && kind === "payment");
  const tip = payment?.tip;
  const walker = team.find(({ id }) => id === tip?.walker_id)?.name ?? "The walker";
  const form = useMoneyForm({
    schema: reversePayment.body,
    fields: useFields<Values>({ reason: "", tip: "keep" }),
    toBody: ({ reason, tip: becomes }, id) => ({ id, client_id, reason, tip: becomes }),
    send: (body) => call(reversePayment, { params: { id: paymentId }, body }),
    done: () => "Payment reversed",
    onDone: onClose,
  });
  return (
    <MoneyDialog
      opened={opened}
      onClose={onClose}
      title="Reverse this payment?"
      form={form}
      now={balanceNow(balance)}
      action="Reverse it"
      underWay="Reversing..."
      failed="Failed to reverse the payment. Please try again."
    >
      {payment && (
        <p>
          {monthDay(payment.date)}, {settlementWords(payment)}: {formatDollars(payment.amount)} come off this invoice,
          and what else was paid of it comes off the others.
        </p>
      )}
      <TextInput
        label="Why"
        placeholder="The check bounced"
        autoComplete="off"
        data-autofocus
        {...form.text("reason")}
      />
      {tip && (
        <ChoiceButtons
          legend={`The tip of ${formatDollars(tip.amount)}`}
          stacks
          options={[
            { value: "keep", label: `${walker} keeps it` },
            { value: "take-back", label: "Take it back" },
          ]}
          value={form.values.tip}
          onChange={(becomes) => form.set("tip", becomes)}
          description="Taken back, it comes off what the walker is due."
        />
      )}
    </MoneyDialog>
  );
}
