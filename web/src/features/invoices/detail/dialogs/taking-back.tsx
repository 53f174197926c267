import { TextInput } from "@mantine/core";
import { voidInvoice } from "@petcare/contract";
import { reversePayment } from "@petcare/contract/schemas";
import { firstNameOf } from "@petcare/domain";
import { useState } from "react";
import { call } from "../../../../lib/api/api.ts";
import { useSend } from "../../../../lib/api/use-send.ts";
import { formatDollars, sumDollars } from "../../../../lib/format/dollars.ts";
import { monthDay } from "../../../../lib/format/time.ts";
import { count } from "../../../../lib/format/words.ts";
import { Fact, Facts } from "../../../../ui/data/facts.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/confirm-dialog.tsx";
import { toast } from "../../../../ui/feedback/toast.tsx";
import { ChoiceButtons } from "../../../../ui/form/choice-buttons.tsx";
import { useFields } from "../../../../ui/form/fields.ts";
import { textOrNull } from "../../../../ui/form/typed-text.ts";
import { MoneyDialog, useMoneyForm } from "../../money-form.tsx";
import { type InvoiceDialogProps, settlementWords } from "../data.ts";

interface Values {
  reason: string;
  tip: "keep" | "take-back";
}

/** Reverses a payment, such as a bounced check. */
export function ReverseDialog({ about, invoice, team, ...shown }: InvoiceDialogProps) {
  const { client_id, balance, settlements } = invoice;
  const payment = settlements.find(({ payment_id, kind }) => payment_id === about && kind === "payment");
  const tip = payment?.tip;
  const walker = team.find(({ id }) => id === tip?.walker_id)?.name ?? "The walker";
  const form = useMoneyForm({
    schema: reversePayment.body,
    fields: useFields<Values>({ reason: "", tip: "keep" }),
    toBody: ({ reason, tip: becomes }, id) => ({ id, client_id, reason, tip: becomes }),
    send: (body) => call(reversePayment, { params: { id: about }, body }),
    done: () => "Payment reversed",
    onDone: shown.onClose,
  });
  return (
    <MoneyDialog
      {...shown}
      title="Reverse this payment?"
      form={form}
      sum="balance"
      dollars={balance}
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
          {...form.field("tip")}
          description="Taken back, it comes off what the walker is due."
        />
      )}
    </MoneyDialog>
  );
}

/** Voids an invoice, after a summary of the effect on its visits, money and tips. */
export function VoidDialog({ invoice, client, ...shown }: InvoiceDialogProps) {
  const { id, number, version, lines, visits_total, paid } = invoice;
  const [reason, setReason] = useState("");
  const tips = sumDollars(invoice.settlements.map(({ tip, reversed }) => (reversed ? 0 : (tip?.amount ?? 0))));
  const first = firstNameOf(client.name);
  const sending = useSend({
    mutationFn: () => call(voidInvoice, { params: { id }, body: { version, reason: textOrNull(reason) } }),
    onSuccess: () => toast(`Invoice ${number} is void`),
    here: { onSuccess: shown.onClose },
  });
  return (
    <ConfirmDialog
      {...shown}
      keepOnOutsideClick
      title={`Void invoice ${number}?`}
      action="Void the invoice"
      underWay="Voiding..."
      onConfirm={() => sending.send(undefined)}
      sending={sending}
      failed="Failed to void the invoice. Please try again."
    >
      <Facts>
        <Fact term="Visits">
          {count(lines.length, "visit")}, {formatDollars(visits_total)}, {lines.length === 1 ? "is" : "are"} to bill
          again
        </Fact>
        <Fact term="Money">{paid > 0 ? `${formatDollars(paid)} become ${first}’s credit` : "Nothing was paid"}</Fact>
        <Fact term="Tips">{tips > 0 ? `${formatDollars(tips)} stay the walkers’` : "None"}</Fact>
      </Facts>
      <TextInput
        label="Why"
        placeholder="Optional"
        autoComplete="off"
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <p>The number {number} stays taken. This cannot be undone; the visits can be billed anew.</p>
    </ConfirmDialog>
  );
}
